import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
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
import type { Values } from '../merge.ts';
import { type LineValues, lineErrors, lines } from './line.ts';
import { type MemberValues, memberErrors, members, withAllocation } from './member.ts';
import { projectStatuses, settledStatuses } from './status.ts';

function check(values: Values): FieldError[] {
  const errors: FieldError[] = [];
  if (!values.isInternal && !values.customerId) errors.push(fieldError('customerId', 'fieldRequired'));
  if (values.startDate && values.endDate && String(values.endDate) < String(values.startDate)) {
    errors.push(fieldError('endDate', 'dateOrder'));
  }
  ((values.lines ?? []) as LineValues[]).forEach((line, index) => {
    errors.push(...lineErrors(line, `lines.${index}`));
  });
  ((values.members ?? []) as MemberValues[]).forEach((member, index) => {
    errors.push(...memberErrors(member, `members.${index}`));
  });
  return errors;
}

function complete(values: Values): Values {
  return { ...values, members: ((values.members ?? []) as MemberValues[]).map(withAllocation) };
}

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
  complete,
  check,
});
