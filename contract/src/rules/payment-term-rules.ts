import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';

/** A discount and the days it is given for are said together, and end before the whole is due. */
function check(values: Values): FieldError[] {
  const { days, discountPercent, discountDays } = values as Record<string, string | number | null | undefined>;
  if (discountPercent && discountDays == null) return [fieldError('discountDays', 'fieldRequired')];
  if (discountDays != null && !discountPercent) return [fieldError('discountPercent', 'fieldRequired')];
  const isLate = discountDays != null && Number(discountDays) > Number(days);
  return isLate ? [fieldError('discountDays', 'numberOutOfRange', { min: 0, max: Number(days) })] : [];
}

/** The rules over several fields of one payment term. */
export const paymentTermRules: RecordRules = { check };
