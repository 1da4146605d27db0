import { lazy, Suspense, useState } from 'react';
import type { Answer } from './change-reason-dialog.tsx';

const ChangeReasonDialog = lazy(() => import('./change-reason-dialog.tsx'));

/** Asks an administrator why time changes that was handed in or is closed: `ask` waits for the answer, null is none; `dialog` belongs on the page. */
export function useChangeReason() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  function give(reason: string | null): void {
    answer?.(reason);
    setAnswer(null);
  }
  return {
    ask: () => new Promise<string | null>((resolve) => setAnswer(() => resolve)),
    dialog: answer && (
      <Suspense>
        <ChangeReasonDialog onAnswer={give} />
      </Suspense>
    ),
  };
}
