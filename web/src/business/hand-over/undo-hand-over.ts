import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { handOverCalls, readAfterHandOver } from './hand-over-calls.ts';
import { undoneText } from './hand-over-texts.ts';

/** Takes a hand-over back, and says what came of it: what was changed since stays, and is named. */
export async function undoHandOver(queries: QueryClient, batchId: string): Promise<void> {
  try {
    const outcome = await handOverCalls.undo(batchId);
    await loadWords('hand-over');
    (outcome.skipped.length > 0 ? showWarning : showSuccess)(undoneText(outcome));
  } catch (problem) {
    if (!(problem instanceof CallError)) throw problem;
    if (problem.result === 'error') showWarning(problem.message);
  }
  await readAfterHandOver(queries);
}
