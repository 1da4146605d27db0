import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const turn = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The browser lays its sheets out right after the event.
    flushSync(changed);
  };
  addEventListener('beforeprint', turn);
  addEventListener('afterprint', turn);
  return () => {
    removeEventListener('beforeprint', turn);
    removeEventListener('afterprint', turn);
  };
}

/** Whether the page is on its way to paper, on which all of it must stand and not only what is in sight. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
