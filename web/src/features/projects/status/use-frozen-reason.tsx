import { lazy, Suspense, useState } from 'react';
import type { Answer } from './frozen-reason-dialog.tsx';

const FrozenReasonDialog = lazy(() => import('./frozen-reason-dialog.tsx'));

/** Asks an administrator why frozen figures change: `ask` waits for the answer, null is none; `dialog` belongs on the page. */
export function useFrozenReason() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  function give(reason: string | null): void {
    answer?.(reason);
    setAnswer(null);
  }
  return {
    ask: () => new Promise<string | null>((resolve) => setAnswer(() => resolve)),
    dialog: answer && (
      <Suspense>
        <FrozenReasonDialog onAnswer={give} />
      </Suspense>
    ),
  };
}
