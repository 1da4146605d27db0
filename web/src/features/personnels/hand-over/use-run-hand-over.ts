import type { HandOverReceipt } from '@mandate/contract/hand-over/held.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { handOverCalls, readAfterHandOver } from '../../../business/hand-over/hand-over-calls.ts';
import { undoHandOver } from '../../../business/hand-over/undo-hand-over.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { CallError } from '../../../lib/calls/call.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { numberText } from '../../../ui/values/value-texts.ts';

/** Does what a receipt says, says so with its Undo, and leads back to the person; or keeps what it was refused for. */
export function useRunHandOver() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<{ receipt: string; problem: CallError } | null>(null);

  async function run({ receipt, person, handed }: HandOverReceipt): Promise<void> {
    setRunning(true);
    try {
      const { batchId } = await handOverCalls.run(receipt);
      const text =
        handed > 0
          ? t('handOver.done', { name: person.label, count: handed, total: numberText(handed) })
          : t('handOver.loginDone', { name: person.label });
      showSuccess(text, { action: { label: t('editor.undo'), run: () => void undoHandOver(queries, batchId) } });
      // The review is left before what it was made of is read again: nothing of that is held any more.
      await navigate(paths.personnels.record(person.id));
      await readAfterHandOver(queries);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setRefused({ receipt, problem });
    } finally {
      setRunning(false);
    }
  }

  return {
    run,
    isRunning,
    /** Why a receipt was refused, until there is another one. */
    problemOf: (receipt: string | undefined) => (refused?.receipt === receipt ? refused?.problem : undefined) ?? null,
  };
}
