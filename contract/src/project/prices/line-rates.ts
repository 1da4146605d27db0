import type { LineField } from '../line/line-columns.ts';
import type { LineValues } from '../line.ts';
import type { RateSource } from './rate-resolution.ts';

/** What rates give a line on each side: a figure, and where it comes from. */
export const givenByRates = {
  sell: ['unitPrice', 'priceSource'],
  cost: ['unitCost', 'costCurrency', 'costSource'],
} as const satisfies Record<'sell' | 'cost', readonly LineField[]>;

/** What of a line is taken over into another currency, and comes back with it. */
export const takenFields = [...givenByRates.sell, ...givenByRates.cost] as const;

/** What of a project the rates of its lines depend on. */
export interface LineTerms {
  currency: string;
  customerId: string | null;
  hoursPerDay: string | null;
  startDate: string | null;
}

/** What rates give: a price in the project's currency, or a cost in its own; `missing` when they give none. */
export type Offer = Offered | { missing: 'rate' } | { missing: 'exchangeRate'; from: string };

/** A price or a cost, and where it comes from. */
export interface Offered {
  amount: string;
  currency: string;
  source: RateSource;
}

/** What an offer gives a line on a side; nothing where it offers nothing. */
export function fromOffer(side: 'sell' | 'cost', offer: Offered | null): Partial<LineValues> {
  const amount = offer?.amount ?? null;
  const source = offer?.source ?? null;
  if (side === 'sell') return { unitPrice: amount, priceSource: source };
  return { unitCost: amount, costCurrency: offer?.currency ?? null, costSource: source };
}

/** Everything but quantities and the currency that decides which rates a line is served by: while it stays, nothing is looked up again. */
export function rateInputs(line: LineValues, { customerId, hoursPerDay, startDate }: Omit<LineTerms, 'currency'>) {
  return [...workOf(line), line.startDate ?? startDate, customerId, hoursPerDay];
}

/** What the rates are asked for a line. @param projectId null while the project is not stored */
export function rateQuestion(
  line: LineValues,
  { currency, customerId, hoursPerDay, startDate }: LineTerms,
  projectId: string | null,
) {
  const { serviceId, personnelId, providerId, seniority, quantity } = line;
  const served = { projectId, customerId, serviceId, personnelId, providerId, seniority };
  return { ...served, date: line.startDate ?? startDate, unit: line.unit ?? '', quantity, hoursPerDay, currency };
}

/** What is done and by whom: what was found for one is nothing for another. */
export function workOf({ type, serviceId, personnelId, providerId, seniority, unit }: LineValues) {
  return [type, serviceId, personnelId, providerId, seniority, unit];
}
