import { entity } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import {
  choice,
  currency,
  date,
  goingWith,
  initiallyFrom,
  listed,
  number,
  optional,
  reference,
  replyOnly,
  searched,
  text,
  todayFirst,
  unitAmount,
} from '../fields.ts';
import type { Values } from '../merge.ts';
import { periodErrors } from '../periods.ts';
import { units } from '../units.ts';

/** What a rate of a side may hang on; one of them is needed (domain reference 2.4). */
const bearers = {
  sell: ['serviceId', 'personnelId', 'seniority', 'customerId'],
  cost: ['personnelId', 'providerId', 'serviceId'],
} as const;

/** Everything that makes two rates rates of the same thing: among such, no two hold on the same day. */
export const rateScope = [
  'side',
  'personnelId',
  'providerId',
  'customerId',
  'serviceId',
  'seniority',
  'minQuantity',
] as const;

function complete(values: Values): Values {
  const { amount, currency: money, unit, validFrom } = values;
  return { ...values, name: `${amount} ${money} / ${unit} · ${validFrom}` };
}

function check(values: Values): FieldError[] {
  const side = values.side === 'cost' ? 'cost' : 'sell';
  const errors = periodErrors(values, 'validFrom', 'validTo');
  const [first] = bearers[side];
  if (!bearers[side].some((name) => values[name])) errors.push(fieldError(first, 'fieldRequired'));
  return errors;
}

/** A dated price or cost of one unit of work, for the service, person, firm or seniority it names (domain reference 2.4). */
export const rate = entity({
  name: 'rate',
  table: 'rates',
  label: 'name',
  defaultSort: { field: 'validFrom', direction: 'desc' },
  fields: {
    side: choice('sell', 'cost'),
    personnelId: searched(goingWith(optional(reference('personnel')))),
    providerId: searched(goingWith(optional(reference('provider')))),
    customerId: searched(goingWith(optional(reference('customer')))),
    serviceId: searched(goingWith(optional(reference('service')))),
    seniority: optional(listed('people.seniorities')),
    unit: choice(...units),
    amount: unitAmount({ min: '0' }),
    currency: initiallyFrom('money.baseCurrency', currency()),
    validFrom: todayFirst(date()),
    validTo: optional(date()),
    /** From this quantity on. */
    minQuantity: optional(number({ above: '0', max: '99999999', scale: 4 })),
    note: searched(optional(text({ max: 200 }))),
    name: replyOnly(text({ max: 80 })),
  },
  parts: {},
  complete,
  check,
});
