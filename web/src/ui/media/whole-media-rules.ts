/**
 * Where a rule is added in the frame in which the window changes its size, Chromium (150) restyles by that rule alone: what `@media` says of
 * the new size holds nowhere until an element is touched. A group that comes and goes makes it look at all rules of a sheet again.
 */
addEventListener('resize', () => {
  for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule('@media print {}'));
});
