import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { periodErrors } from './period-errors.ts';
import type { RecordRules } from './record-rules.ts';

function complete(values: Values): Values {
  return { ...values, name: absenceName(values) };
}

/** What an absence is called: its days, and nothing that would tell why. */
function absenceName({ startDate, endDate }: Values): string {
  // While it is typed one of them may be missing.
  return [...new Set([startDate, endDate])].filter(Boolean).join(' – ');
}

/** One day that begins at noon and ends at noon would be no time at all. */
function check(values: Values): FieldError[] {
  const { startDate, endDate, startsAtNoon, endsAtNoon } = values;
  const errors = periodErrors(values, 'startDate', 'endDate');
  const isNothing = startDate === endDate && startsAtNoon === true && endsAtNoon === true;
  return isNothing ? [...errors, fieldError('endsAtNoon', 'dateOrder', { context: 'noon' })] : errors;
}

/** The rules over several fields of one absence. */
export const absenceRules: RecordRules = { complete, check };
