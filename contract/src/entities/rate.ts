import { entity } from '../facts/entity.ts';
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
} from '../facts/fields.ts';
import { units } from '../values/units.ts';

/** Everything that makes two rates rates of the same thing: among such, no two hold on the same day. */
export const rateScope = [
  'side',
  'personnelId',
  'providerId',
  'customerId',
  'projectId',
  'serviceId',
  'seniority',
  'minQuantity',
] as const;

/** A dated price or cost of one unit of work, for the service, person, firm, project or seniority it names (domain reference 2.4). */
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
    projectId: searched(goingWith(optional(reference('project')))),
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
});
