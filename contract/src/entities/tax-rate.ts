import { entity } from '../facts/entity.ts';
import {
  choice,
  code,
  country,
  date,
  flag,
  initially,
  optional,
  percent,
  searched,
  text,
  unique,
} from '../facts/fields.ts';

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
});
