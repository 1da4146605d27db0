import { decimal } from '../decimal.ts';
import { isSame } from '../same.ts';
import { hasCost, type LineValues } from './line.ts';
import { mayBePricedLater } from './line-rules.ts';
import type { RateSource } from './rate-resolution.ts';

/** A line with where its price and cost come from. */
export type SourcedLine = LineValues & { priceSource: RateSource | null; costSource: RateSource | null };

/** What of a project the rates of its lines hang on. */
export interface LineTerms {
  currency: string;
  customerId: string | null;
  hoursPerDay: string | null;
  startDate: string | null;
}

/** What rates give: a price in the project's currency, or a cost in its own; `missing` when they give none. */
export type Offer =
  | { amount: string; currency: string; source: RateSource }
  | { missing: 'rate' }
  | { missing: 'exchangeRate'; from: string };

/** What the rates of this moment give a line; asked only where it matters. */
export interface LineOffers {
  price: () => Offer;
  cost: () => Offer;
  /** What one unit of a currency is worth in the project's on the line's day. */
  fxRate: (from: string) => string | null;
}

/** What a line lacks although something asks for it. */
export interface Missing {
  of: 'price' | 'cost';
  /** The currency whose exchange rate is missing; null where the rate itself is. */
  exchangeFrom: string | null;
}

interface Sides {
  /** The line and its project's terms as they are stored; null for a new line. */
  before: { line: SourcedLine; terms: LineTerms } | null;
  wanted: { line: SourcedLine; terms: LineTerms };
  /** Prices and costs are frozen: what nobody changed stays. */
  isFrozen: boolean;
}

/** What was entered by hand. */
export const manual: RateSource = {
  rule: 'manual',
  rateId: null,
  rateName: null,
  validFrom: null,
  date: null,
  amount: null,
  currency: null,
  unit: null,
  hoursPerDay: null,
  fxRate: null,
  tried: [],
};

/**
 * Decides price, cost and exchange rate of a line, and where they come from (domain reference 2.4). What was taken from a rate stays as it
 * was taken until what it hangs on changes, so that a later change of a rate alters no line unseen; then it is looked for anew, and is never
 * kept under what another person or service gave. What was entered by hand stays.
 */
export function linePricing(sides: Sides, offers: LineOffers): { line: SourcedLine; missing: Missing[] } {
  const { line, terms } = sides.wanted;
  const missing: Missing[] = [];
  const isAsBefore = sides.before !== null && isSame(inputsOf(sides.before), inputsOf(sides.wanted));
  const price = priceOf(sides, isAsBefore, offers, missing);
  const cost = costOf(sides, isAsBefore, offers, missing);
  const isForeign = cost.costCurrency !== null && cost.costCurrency !== terms.currency;
  const fxRate = isForeign ? fxRateOf(sides, isAsBefore, cost.costCurrency ?? '', offers) : null;
  if (isForeign && fxRate === null) missing.push({ of: 'cost', exchangeFrom: cost.costCurrency });
  return { line: { ...line, ...price, ...cost, fxRate }, missing };
}

/** Everything but quantities that decides which rates a line is served by. */
function inputsOf({ line, terms }: Sides['wanted']) {
  const { type, serviceId, personnelId, providerId, seniority, unit } = line;
  const { currency, customerId, hoursPerDay } = terms;
  const startDate = line.startDate ?? terms.startDate;
  return [type, serviceId, personnelId, providerId, seniority, unit, startDate, currency, customerId, hoursPerDay];
}

function priceOf(
  { before, wanted: { line }, isFrozen }: Sides,
  isAsBefore: boolean,
  offers: LineOffers,
  missing: Missing[],
): Pick<SourcedLine, 'unitPrice' | 'priceSource'> {
  const { unitPrice } = line;
  // Expenses and discounts are priced by hand, sections and texts not at all.
  if (line.type !== 'service') return { unitPrice, priceSource: null };
  const old = before?.line ?? null;
  const isUntouched = old !== null && isSameFigure(old.unitPrice, unitPrice);
  if (isUntouched && isAsBefore && unitPrice !== null) return { unitPrice, priceSource: old.priceSource };
  if (isUntouched && isFrozen) return { unitPrice, priceSource: unitPrice === null ? null : manual };
  if (unitPrice !== null && !mayBePricedLater(line)) return { unitPrice, priceSource: manual };
  if (isUntouched && unitPrice !== null && !isFromRate(old.priceSource)) return { unitPrice, priceSource: manual };
  const offer = offers.price();
  if (unitPrice !== null && !isUntouched) {
    const isOffered = 'amount' in offer && isSameFigure(offer.amount, unitPrice);
    return { unitPrice, priceSource: isOffered ? offer.source : manual };
  }
  if ('amount' in offer) return { unitPrice: offer.amount, priceSource: offer.source };
  // What is not charged needs no price.
  if (line.isBillable) missing.push({ of: 'price', exchangeFrom: offer.missing === 'rate' ? null : offer.from });
  return { unitPrice: null, priceSource: null };
}

type Cost = Pick<SourcedLine, 'unitCost' | 'costCurrency' | 'costSource'>;

function costOf(
  { before, wanted: { line, terms }, isFrozen }: Sides,
  isAsBefore: boolean,
  offers: LineOffers,
  missing: Missing[],
): Cost {
  const { unitCost } = line;
  const none: Cost = { unitCost: null, costCurrency: null, costSource: null };
  if (!hasCost(line.type)) return none;
  const currency = line.costCurrency ?? terms.currency;
  const byHand: Cost = { unitCost, costCurrency: currency, costSource: manual };
  // What an expense costs says its receipt.
  if (line.type === 'expense') return unitCost === null ? none : byHand;
  const old = before?.line ?? null;
  const isUntouched =
    old !== null &&
    isSameFigure(old.unitCost, unitCost) &&
    (unitCost === null || old.costCurrency === line.costCurrency);
  if (isUntouched && isAsBefore && unitCost !== null) return { ...byHand, costSource: old.costSource };
  if (isUntouched && isFrozen) return unitCost === null ? none : byHand;
  if (isUntouched && unitCost !== null && !isFromRate(old.costSource)) return byHand;
  const offer = offers.cost();
  if (unitCost !== null && !isUntouched) {
    const isOffered = 'amount' in offer && isSameFigure(offer.amount, unitCost) && offer.currency === currency;
    return isOffered ? { ...byHand, costSource: offer.source } : byHand;
  }
  if ('amount' in offer) return { unitCost: offer.amount, costCurrency: offer.currency, costSource: offer.source };
  if (line.personnelId !== null || line.providerId !== null) missing.push({ of: 'cost', exchangeFrom: null });
  return none;
}

/** The exchange rate of a foreign cost: the one it was found with, while nothing it hangs on has changed. */
function fxRateOf(
  { before, wanted, isFrozen }: Sides,
  isAsBefore: boolean,
  from: string,
  offers: LineOffers,
): string | null {
  if (before === null || before.line.costCurrency !== from || before.terms.currency !== wanted.terms.currency)
    return offers.fxRate(from);
  const isKept = isFrozen || (isAsBefore && before.line.fxRate !== null);
  return isKept ? before.line.fxRate : offers.fxRate(from);
}

function isFromRate(source: RateSource | null): boolean {
  return source !== null && source.rule !== 'manual';
}

function isSameFigure(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return decimal(one).eq(decimal(other));
}
