import { type Decimal, decimal, round, toPlain } from '../../values/decimal.ts';

/** What of a dated rate decides whether it is taken; references and limits that are not set are null. */
export interface RateFacts {
  id: string;
  side: 'sell' | 'cost';
  personnelId: string | null;
  providerId: string | null;
  customerId: string | null;
  projectId: string | null;
  serviceId: string | null;
  seniority: string | null;
  unit: string;
  amount: string;
  currency: string;
  validFrom: string;
  validTo: string | null;
  minQuantity: string | null;
}

/**
 * What a price or a cost is looked for. A cost for which both a person and a provider are named is that of a person whom the provider
 * supplies.
 */
export interface RateRequest {
  side: 'sell' | 'cost';
  date: string;
  unit: string;
  quantity: string | null;
  projectId: string | null;
  customerId: string | null;
  serviceId: string | null;
  personnelId: string | null;
  providerId: string | null;
  seniority: string | null;
  /** Days and hours are converted by it. */
  hoursPerDay: string;
}

/** What a rate names to be a price, the first rule that has one wins (domain reference 2.4). */
export const sellRules = [
  'projectServicePerson',
  'projectService',
  'projectSeniority',
  'customerServiceSeniority',
  'customerService',
  'customerSeniority',
  'serviceSeniority',
  'service',
  'person',
] as const;

/** What a rate names to be a cost. */
export const costRules = [
  'projectPerson',
  'projectProvider',
  'providerService',
  'person',
  'provider',
  'service',
] as const;

export type RateRule = (typeof sellRules)[number] | (typeof costRules)[number];

/** Of a person whom a provider supplies, what the person costs comes before what the provider asks. */
const suppliedRules: readonly RateRule[] = [
  'projectPerson',
  'person',
  'projectProvider',
  'providerService',
  'provider',
  'service',
];

/** Why a rule gave nothing: the request does not name what it needs, there is no such rate, or none that fits. */
export type TriedReason = 'notNamed' | 'none' | 'notYetValid' | 'ended' | 'otherUnit' | 'belowMinimum';

/** A rule that gave nothing. */
export interface Tried {
  rule: RateRule;
  reason: TriedReason;
}

/** What the rates come to. */
export interface Resolution {
  matched: {
    rule: RateRule;
    rate: RateFacts;
    /** In the rate's currency for one unit of the request, with up to four decimals. */
    amount: string;
    /** By how many hours a day it was converted; null when the rate has the unit of the request. */
    hoursPerDay: string | null;
  } | null;
  /** The rules before the one that matched, in order. */
  tried: Tried[];
}

/** How a price or cost of a line was found, as it is kept with the line. */
export interface RateSource {
  rule: RateRule | 'manual';
  rateId: string | null;
  rateName: string | null;
  /** Since when the rate holds, and the day it was looked for. */
  validFrom: string | null;
  date: string | null;
  /** What the rate says itself: before conversion of unit and currency. */
  amount: string | null;
  currency: string | null;
  unit: string | null;
  hoursPerDay: string | null;
  /** What the rate's currency was worth in the project's, where the price was converted. */
  fxRate: string | null;
  tried: Tried[];
}

type Bearer = 'personnelId' | 'providerId' | 'customerId' | 'projectId' | 'serviceId' | 'seniority';

const bearers: readonly Bearer[] = ['personnelId', 'providerId', 'customerId', 'projectId', 'serviceId', 'seniority'];

const bearersOf: Record<RateRule, readonly Bearer[]> = {
  projectServicePerson: ['projectId', 'serviceId', 'personnelId'],
  projectService: ['projectId', 'serviceId'],
  projectSeniority: ['projectId', 'seniority'],
  customerServiceSeniority: ['customerId', 'serviceId', 'seniority'],
  customerService: ['customerId', 'serviceId'],
  customerSeniority: ['customerId', 'seniority'],
  serviceSeniority: ['serviceId', 'seniority'],
  service: ['serviceId'],
  person: ['personnelId'],
  projectPerson: ['projectId', 'personnelId'],
  projectProvider: ['projectId', 'providerId'],
  providerService: ['providerId', 'serviceId'],
  provider: ['providerId'],
};

/** Rates by what they depend on, to be looked up many times. */
export type RateIndex = ReadonlyMap<string, readonly RateFacts[]>;

/** Puts rates in order for {@link resolveRate}. */
export function rateIndex(rates: readonly RateFacts[]): RateIndex {
  const index = new Map<string, RateFacts[]>();
  for (const rate of rates) {
    const key = keyOf(rate, bearers);
    const same = index.get(key);
    if (same) same.push(rate);
    else index.set(key, [rate]);
  }
  return index;
}

/** Finds the rate that a request is served by, and says of each rule before it why it gave none. */
export function resolveRate(index: RateIndex, request: RateRequest): Resolution {
  const tried: Tried[] = [];
  for (const rule of rulesFor(request)) {
    const names = bearersOf[rule];
    const isNamed = names.every((name) => request[name] !== null);
    const found = isNamed ? best(index.get(keyOf(request, names)) ?? [], request) : 'notNamed';
    if (typeof found !== 'string') return { matched: { rule, ...found }, tried };
    tried.push({ rule, reason: found });
  }
  return { matched: null, tried };
}

/**
 * The hours of a day by which days and hours are converted: of the project's contract, else the customer's, else a fifth of the person's
 * week, else the firm's (parameter `people.hoursPerDay`).
 */
export function hoursPerDayOf(known: {
  project: string | null;
  customer: string | null;
  weeklyHours: string | null;
  firm: string;
}): string {
  const agreed = known.project ?? known.customer;
  if (agreed !== null) return agreed;
  const ofPerson = decimal(known.weeklyHours ?? '0').div(5);
  return ofPerson.gt(0) && ofPerson.lte(24) ? toPlain(ofPerson) : known.firm;
}

function rulesFor({ side, personnelId, providerId }: RateRequest): readonly RateRule[] {
  if (side === 'sell') return sellRules;
  return personnelId !== null && providerId !== null ? suppliedRules : costRules;
}

function keyOf(named: Pick<RateFacts, 'side' | Bearer>, names: readonly Bearer[]): string {
  return `${named.side} ${bearers.map((name) => (names.includes(name) ? (named[name] ?? '') : '')).join(' ')}`;
}

interface Fitting {
  rate: RateFacts;
  amount: string;
  hoursPerDay: string | null;
}

/** The rate that fits best, or why none does: the reason of those that came closest. */
function best(rates: readonly RateFacts[], request: RateRequest): Fitting | TriedReason {
  if (rates.length === 0) return 'none';
  const begun = rates.filter(({ validFrom }) => validFrom <= request.date);
  const valid = begun.filter(({ validTo }) => validTo === null || validTo >= request.date);
  if (valid.length === 0) return begun.length > 0 ? 'ended' : 'notYetValid';
  const convertible = valid.flatMap((rate) => {
    const factor = unitsPer(rate.unit, request);
    return factor === null ? [] : [{ rate, factor }];
  });
  if (convertible.length === 0) return 'otherUnit';
  const [first] = convertible
    .map(({ rate, factor }) => ({ rate, factor, from: minimumIn(rate, factor) }))
    .filter(({ from }) => from === null || (request.quantity !== null && from.lte(request.quantity)))
    .sort(
      (one, other) =>
        (other.from ?? decimal(0)).cmp(one.from ?? decimal(0)) ||
        Number(other.rate.unit === request.unit) - Number(one.rate.unit === request.unit) ||
        (one.rate.validFrom < other.rate.validFrom ? 1 : one.rate.validFrom > other.rate.validFrom ? -1 : 0) ||
        (one.rate.id < other.rate.id ? 1 : -1),
    );
  if (!first) return 'belowMinimum';
  const { rate, factor } = first;
  const isSame = rate.unit === request.unit;
  const amount = isSame ? rate.amount : toPlain(round(decimal(rate.amount).times(factor.over).div(factor.under), 4));
  return { rate, amount, hoursPerDay: isSame ? null : request.hoursPerDay };
}

/** How many of a rate's units one unit of the request is, as a fraction: exact until it is rounded. */
interface Factor {
  over: string;
  under: string;
}

function unitsPer(unit: string, request: RateRequest): Factor | null {
  if (unit === request.unit) return { over: '1', under: '1' };
  if (unit === 'hour' && request.unit === 'day') return { over: request.hoursPerDay, under: '1' };
  if (unit === 'day' && request.unit === 'hour') return { over: '1', under: request.hoursPerDay };
  return null;
}

/** From which quantity on a rate holds, in units of the request. */
function minimumIn({ minQuantity }: RateFacts, { over, under }: Factor): Decimal | null {
  return minQuantity === null ? null : decimal(minQuantity).times(under).div(over);
}
