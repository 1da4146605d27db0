import { takeTyped } from '../../ui/fields/take-typed.ts';

/** A cell of a grid that is still being typed in takes its text over, and keeps the focus. */
export function takeOpenCell(): void {
  if (document.activeElement?.closest('[role=gridcell]')) takeTyped();
}
