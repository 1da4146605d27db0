/** A cell of a grid that is still being typed in takes its text over, as it does with Enter. */
export function takeOpenCell(): void {
  const cell = document.activeElement?.closest('[role=gridcell]');
  if (!cell?.contains(document.activeElement) || cell === document.activeElement) return;
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
