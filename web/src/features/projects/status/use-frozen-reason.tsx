import { lazy, Suspense, useCallback, useState } from 'react';
import type { AskReason } from '../../../form/state/editing-context.ts';
import type { Act, Answer } from './frozen-reason-dialog.tsx';

const FrozenReasonDialog = lazy(() => import('./frozen-reason-dialog.tsx'));

/** Asks an administrator why frozen figures change: `ask` waits for the answer, null is none; `dialog` belongs on the page. */
export function useFrozenReason() {
  const [asked, setAsked] = useState<{ act: Act; answer: Answer } | null>(null);
  const ask: AskReason = useCallback((act) => new Promise((resolve) => setAsked({ act, answer: resolve })), []);
  function give(reason: string | null): void {
    asked?.answer(reason);
    setAsked(null);
  }
  return {
    ask,
    dialog: asked && (
      <Suspense>
        <FrozenReasonDialog act={asked.act} onAnswer={give} />
      </Suspense>
    ),
  };
}
