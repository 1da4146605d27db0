import { lazy, Suspense, useCallback, useState } from 'react';
import type { AskReason } from '../../form/state/editing-context.ts';
import type { Act, Answer } from './change-reason-dialog.tsx';

const ChangeReasonDialog = lazy(() => import('./change-reason-dialog.tsx'));

/** Asks an administrator why time changes that was handed in or is closed: `ask` waits for the answer, null is none; `dialog` belongs on the page. */
export function useChangeReason() {
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
        <ChangeReasonDialog act={asked.act} onAnswer={give} />
      </Suspense>
    ),
  };
}
