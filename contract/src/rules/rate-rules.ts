import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import { periodErrors } from './period-errors.ts';
import type { RecordRules } from './record-rules.ts';

/** What a rate of a side may depend on; one of them is needed (domain reference 2.4). */
const bearers = {
  sell: ['serviceId', 'personnelId', 'seniority', 'customerId', 'projectId'],
  cost: ['personnelId', 'providerId', 'serviceId'],
} as const;

const ofProject = ['serviceId', 'personnelId', 'providerId', 'customerId', 'seniority'];

function complete(values: Values): Values {
  return { ...values, name: rateName(values) };
}

/** What a rate is called: what one unit comes to since when. */
export function rateName({ amount, currency: money, unit, validFrom }: Values): string {
  return `${amount} ${money} / ${unit} · ${validFrom}`;
}

function check(values: Values): FieldError[] {
  const side = values.side === 'cost' ? 'cost' : 'sell';
  const errors = periodErrors(values, 'validFrom', 'validTo');
  const [first] = bearers[side];
  if (!bearers[side].some((name) => values[name])) errors.push(fieldError(first, 'fieldRequired'));
  return [...errors, ...projectErrors(values, side)];
}

/** A rate of one project that named anything else than lines look for would never be found. */
function projectErrors(values: Values, side: 'sell' | 'cost'): FieldError[] {
  if (!values.projectId) return [];
  const sold = values.serviceId ? ['serviceId', 'personnelId'] : ['seniority'];
  const paid = values.personnelId ? ['personnelId'] : ['providerId'];
  const named = side === 'sell' ? sold : paid;
  const needed = named.some((name) => values[name]) ? [] : [bearers[side][0]];
  const others = ofProject.filter((name) => values[name] && !named.includes(name));
  return [...needed, ...others].map((name) => fieldError(name, 'projectRateOther'));
}

/** The rules over several fields of one rate. */
export const rateRules: RecordRules = { complete, check };
