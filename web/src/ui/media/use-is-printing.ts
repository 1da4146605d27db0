import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

// Also of what is shown later: a part may come while its page is on its way to paper already.
let isPrinting = matchMedia('print').matches;
const turned = new Set<() => void>();
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    isPrinting = type === 'beforeprint';
    // The browser lays its sheets out right after the event.
    flushSync(() => {
      for (const changed of turned) changed();
    });
  });

function subscribe(changed: () => void): () => void {
  turned.add(changed);
  return () => turned.delete(changed);
}

/** Whether the page is on its way to paper, on which all of it must stand and not only what is in sight. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
