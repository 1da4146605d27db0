/** The key that accepts what stands in a cell without leading on from it. Few keyboards have it: it is what a save and a draft press. */
export const acceptKey = 'Accept';

/** A cell of a grid that is still being typed in takes its text over, and keeps the focus. */
export function takeOpenCell(): void {
  const cell = document.activeElement?.closest('[role=gridcell]');
  if (!cell?.contains(document.activeElement) || cell === document.activeElement) return;
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: acceptKey, bubbles: true, cancelable: true }),
  );
}
