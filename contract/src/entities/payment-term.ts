import { entity } from '../facts/entity.ts';
import { code, flag, initially, integer, optional, percent, searched, text, unique } from '../facts/fields.ts';

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
});
