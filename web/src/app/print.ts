const root = document.documentElement;
let onScreen: string | undefined;

// Paper is white, whatever the screen is: a dark page would be light words on it, or a sheet full of ink.
addEventListener('beforeprint', () => {
  onScreen ??= root.dataset.theme;
  root.dataset.theme = 'light';
});
addEventListener('afterprint', () => {
  if (onScreen !== undefined) root.dataset.theme = onScreen;
  onScreen = undefined;
});

// What shows a page as it would be printed tells by the medium alone.
const paper = matchMedia('print');
paper.addEventListener('change', () => dispatchEvent(new Event(paper.matches ? 'beforeprint' : 'afterprint')));
// It may be on its way to paper before this was fetched.
if (paper.matches) dispatchEvent(new Event('beforeprint'));
