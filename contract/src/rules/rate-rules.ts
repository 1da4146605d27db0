import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import type { Values } from '../merge.ts';
import { periodErrors } from '../periods.ts';
import type { EntityRules } from './entity-rules.ts';

/** What a rate of a side may hang on; one of them is needed (domain reference 2.4). */
const bearers = {
  sell: ['serviceId', 'personnelId', 'seniority', 'customerId', 'projectId'],
  cost: ['personnelId', 'providerId', 'serviceId'],
} as const;

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

/** The rules over several fields of one rate. */
export const rateRules: EntityRules = { complete, check };
