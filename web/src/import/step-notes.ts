import { i18n } from '../lib/i18n/i18n.ts';
import { numberText } from '../ui/values/value-texts.ts';
import type { ImportPlan, StoredImport } from './import-calls.ts';
import type { StepNotes } from './import-steps.tsx';
import { goodCount, rowsText } from './import-texts.ts';

/** Where an import is, and what is to be said of each step. @param isTried the plan was tried as it is */
export function stepNotes(stored: StoredImport, plan: ImportPlan, isTried: boolean): StepNotes {
  const { state, fileName, rowCount, columns, failed } = stored;
  const isOver = state === 'done' || state === 'undoing' || state === 'undone';
  const taken = plan.mapping.filter(({ field }) => field !== null).length;
  const notes: StepNotes['notes'] = {
    file: `${fileName}, ${rowsText(rowCount)}`,
    columns: i18n.t('import.columnsTaken', {
      taken: numberText(taken),
      count: columns.length,
      total: numberText(columns.length),
    }),
  };
  if (isTried && state === 'prepared') {
    notes.trial = i18n.t('import.trialNote', { good: numberText(goodCount(stored)), failed: numberText(failed) });
  }
  if (isOver) notes.run = i18n.t(state === 'done' ? 'import.ran' : 'import.undoneNote');
  const hasGood = isTried && goodCount(stored) > 0;
  return { now: isOver || state === 'running' || hasGood ? 'run' : 'trial', notes, isDone: isOver };
}
