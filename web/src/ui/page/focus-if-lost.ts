/**
 * Gives the focus a new place where what held it went with what was done, such as a button that has no more to do. Whoever moved on meanwhile is
 * left where they are.
 * @param place looked for once the page shows what was done
 */
export function focusIfLost(place: () => HTMLElement | null): void {
  // A window that asked gives the focus back before.
  setTimeout(() => {
    if (document.activeElement === document.body) place()?.focus({ preventScroll: true });
  }, 80);
}
