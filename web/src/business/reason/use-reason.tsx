import { lazy, Suspense, useCallback, useState } from 'react';
import type { AskReason } from '../../form/state/editing-context.ts';
import type { Act, Answer, Kept } from './reason-dialog.tsx';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/**
 * Asks an administrator why something changes that no longer changes without a word: `ask` waits for the answer, null is none; `dialog`
 * belongs on the page.
 */
export function useReason(kept: Kept) {
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
        <ReasonDialog act={asked.act} kept={kept} onAnswer={give} />
      </Suspense>
    ),
  };
}
