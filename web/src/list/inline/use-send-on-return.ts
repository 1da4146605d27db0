import { useEffect } from 'react';
import { currentConnectivity, onReturn } from '../../lib/calls/connectivity.ts';
import type { InlineEdits } from './inline-edits.ts';

/** How long after a save without an answer from a server that is there the next is tried, in milliseconds. */
const pause = 5_000;

/** Sends cells that had no answer once more as soon as the server answers again. @param isMissed there are some */
export function useSendOnReturn(edits: InlineEdits, isMissed: boolean): void {
  useEffect(() => {
    if (!isMissed) return;
    const stop = onReturn(edits.sendMissed);
    // The server may have been away so shortly that nothing else missed it.
    const timer = setInterval(() => currentConnectivity() === 'there' && edits.sendMissed(), pause);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [edits, isMissed]);
}
