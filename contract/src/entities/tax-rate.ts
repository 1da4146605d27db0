import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import { choice, code, country, date, flag, initially, optional, percent, searched, text, unique } from '../fields.ts';
import type { Values } from '../merge.ts';
import { periodErrors } from '../periods.ts';

/** Categories that charge the tax; every other one has to say why it charges none. */
const charging = ['standard', 'reduced'];

function check(values: Values): FieldError[] {
  const errors: FieldError[] = [];
  if (!charging.includes(String(values.category)) && !values.exemptionReason) {
    errors.push(fieldError('exemptionReason', 'taxReasonRequired'));
  }
  return [...errors, ...periodErrors(values, 'validFrom', 'validTo')];
}

/** A rate of tax on sales (domain reference 1.3). Lines keep the percentage they were saved with. */
export const taxRate = entity({
  name: 'tax-rate',
  table: 'tax_rates',
  label: 'name',
  defaultSort: { field: 'code', direction: 'asc' },
  fields: {
    code: searched(unique(code({ max: 24 }), 'live')),
    name: searched(text({ min: 2, max: 100 })),
    percent: percent(),
    category: initially(
      choice('standard', 'reduced', 'zero', 'exempt', 'reverseCharge', 'intraCommunity', 'export', 'outOfScope'),
      'standard',
    ),
    exemptionReason: optional(text({ max: 300 })),
    countryCode: optional(country()),
    validFrom: optional(date()),
    validTo: optional(date()),
    isDefault: initially(flag(), false),
    isActive: initially(flag(), true),
  },
  parts: {},
  check,
});
