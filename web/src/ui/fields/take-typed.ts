/**
 * The key that accepts what stands in a field and leads nowhere. Few keyboards have it: it is pressed where a page is saved or left and what is
 * still being typed is to be part of it. Fields and cells that otherwise take their text when they are left answer it.
 */
export const acceptKey = 'Accept';

/** What is still being typed, in a field or in a cell of a grid, is taken as if it was left; the focus stays. */
export function takeTyped(): void {
  const field = document.activeElement;
  // Nothing is typed in a cell that only has the focus.
  if (field?.matches('[role=gridcell]')) return;
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: acceptKey, bubbles: true, cancelable: true }));
}
