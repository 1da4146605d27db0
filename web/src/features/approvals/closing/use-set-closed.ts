import type { PeriodRequest } from '@mandate/contract/time/week-acts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, call } from '../../../lib/calls/call.ts';

/** Closes months, or opens the last one again. @returns from `send` whether it was done; what kept it from that was said */
export function useSetClosed() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function send(what: 'close' | 'reopen', request: PeriodRequest): Promise<boolean> {
    setBusy(true);
    try {
      await call('POST', `/period/${what}`, request);
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      return false;
    } finally {
      setBusy(false);
      // What may be changed follows from what is closed, wherever it is shown.
      void queries.invalidateQueries();
    }
  }

  return { send, isBusy };
}
