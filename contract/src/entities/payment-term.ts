import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import { code, flag, initially, integer, optional, percent, searched, text, unique } from '../fields.ts';
import type { Values } from '../merge.ts';

/** A discount and the days it is given for are said together, and end before the whole is due. */
function check(values: Values): FieldError[] {
  const { days, discountPercent, discountDays } = values as Record<string, string | number | null | undefined>;
  if (discountPercent && discountDays == null) return [fieldError('discountDays', 'fieldRequired')];
  if (discountDays != null && !discountPercent) return [fieldError('discountPercent', 'fieldRequired')];
  const isLate = discountDays != null && Number(discountDays) > Number(days);
  return isLate ? [fieldError('discountDays', 'numberOutOfRange', { min: 0, max: Number(days) })] : [];
}

/** When an invoice is due (domain reference 3.2, `billing.paymentTerms`). */
export const paymentTerm = entity({
  name: 'payment-term',
  table: 'payment_terms',
  label: 'name',
  defaultSort: { field: 'days', direction: 'asc' },
  fields: {
    code: searched(unique(code({ max: 24 }), 'live')),
    name: searched(text({ min: 2, max: 100 })),
    /** From the day of the invoice, or from the end of its month. */
    days: integer({ min: 0, max: 365 }),
    isEndOfMonth: initially(flag(), false),
    discountPercent: optional(percent()),
    discountDays: optional(integer({ min: 0, max: 365 })),
    isActive: initially(flag(), true),
  },
  parts: {},
  check,
});
