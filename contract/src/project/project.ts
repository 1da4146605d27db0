import { entity } from '../entity.ts';
import {
  amount,
  choice,
  code,
  currency,
  date,
  flag,
  initially,
  initiallyFrom,
  numbered,
  optional,
  percent,
  reference,
  replyOnly,
  requiredUnless,
  searched,
  seenWith,
  shownOnly,
  text,
  unique,
} from '../fields.ts';
import { lines } from './line.ts';
import { members } from './member.ts';
import { projectStatuses, settledStatuses } from './status.ts';

/** A project: what is sold to whom, line by line (domain reference 2.8, decisions 9.4). */
export const project = entity({
  name: 'project',
  table: 'projects',
  label: 'name',
  defaultSort: { field: 'code', direction: 'desc' },
  derived: ['totals'],
  flat: ['subtotal', 'discount', 'contractNet', 'tax', 'gross', 'optionalNet'],
  settled: { field: 'status', values: settledStatuses },
  fields: {
    code: searched(unique(numbered(code({ max: 40 }), 'numbering.project'), 'ever')),
    name: searched(text({ min: 2, max: 160 })),
    customerId: requiredUnless('isInternal', searched(optional(reference('customer')))),
    isInternal: initially(flag(), false),
    status: initially(replyOnly(choice(...projectStatuses)), 'draft'),
    currency: initiallyFrom('money.baseCurrency', currency()),
    startDate: optional(date()),
    endDate: optional(date()),
    customerReference: searched(optional(text({ max: 60 }))),
    discountPercent: seenWith('seeRates', optional(percent())),
    defaultTaxRateId: shownOnly(seenWith('seeRates', optional(reference('tax-rate')))),
    subtotal: seenWith('seeRates', amount('currency')),
    discount: seenWith('seeRates', amount('currency')),
    contractNet: seenWith('seeRates', amount('currency')),
    tax: seenWith('seeRates', amount('currency')),
    gross: seenWith('seeRates', amount('currency')),
    optionalNet: seenWith('seeRates', amount('currency')),
  },
  parts: { lines, members },
});
