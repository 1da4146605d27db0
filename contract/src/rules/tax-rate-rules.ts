import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { periodErrors } from './period-errors.ts';
import type { RecordRules } from './record-rules.ts';

/** Categories that charge the tax; every other one has to say why it charges none. */
const charging = ['standard', 'reduced'];

function check(values: Values): FieldError[] {
  const errors: FieldError[] = [];
  if (!charging.includes(String(values.category)) && !values.exemptionReason) {
    errors.push(fieldError('exemptionReason', 'taxReasonRequired'));
  }
  return [...errors, ...periodErrors(values, 'validFrom', 'validTo')];
}

/** The rules over several fields of one tax rate. */
export const taxRateRules: RecordRules = { check };
