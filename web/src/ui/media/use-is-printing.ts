import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

// Also of what is shown later: a part may come while its page is on its way to paper already.
let isPrinting = matchMedia('print').matches;
const told = new Set<(isPrinting: boolean) => void>();
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    isPrinting = type === 'beforeprint';
    // The browser lays its sheets out right after the event.
    flushSync(() => {
      for (const tell of told) tell(isPrinting);
    });
  });

/** Whether the page is on its way to paper, on which all of it must stand and not only what is in sight. */
export function useIsPrinting(): boolean {
  const [isNow, tell] = useState(isPrinting);
  // As soon as it stands there: what follows only after it was painted does not hear of a print that is begun at once.
  useLayoutEffect(() => {
    tell(isPrinting);
    told.add(tell);
    return () => void told.delete(tell);
  }, []);
  return isNow;
}
