import { focusIfLost } from '../../ui/page/focus-if-lost.ts';

/**
 * To be given as `ref` to what goes with the changes of a record: with it goes the button that was pressed in it, and the focus goes to the name of
 * what was saved or discarded.
 */
export function whileShown(shown: HTMLElement | null): () => void {
  return () => {
    if (shown?.contains(document.activeElement)) focusIfLost(() => document.querySelector<HTMLElement>('main h1'));
  };
}
