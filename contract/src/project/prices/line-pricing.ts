import { decimal } from '../../values/decimal.ts';
import { isSame } from '../../values/is-same.ts';
import { mayBePricedLater } from '../line/line-errors.ts';
import { hasCost, type LineValues } from '../line.ts';
import { type CurrencyTaking, convertedPrice } from './currency-change.ts';
import { type LineTerms, type Offer, rateInputs, workOf } from './line-rates.ts';
import type { RateSource } from './rate-resolution.ts';

/** What the rates of this moment give a line; asked only where it matters. */
export interface LineOffers {
  price: () => Offer;
  cost: () => Offer;
  /** What one unit of a currency is worth in the project's on the line's day. */
  fxRate: (from: string) => string | null;
}

/** What a line lacks although something asks for it; `conversion`: its price cannot be taken over into the new currency. */
export interface Missing {
  of: 'price' | 'cost' | 'conversion';
  /** The currency whose exchange rate is missing; null where the rate itself is. */
  exchangeFrom: string | null;
}

interface Sides {
  /** The line and its project's terms as they are stored; null for a new line. */
  before: { line: LineValues; terms: LineTerms } | null;
  wanted: { line: LineValues; terms: LineTerms };
  /** Prices and costs are frozen: what nobody changed stays. */
  isFrozen: boolean;
  /** The line is given back what it held before: its price and cost are among that, whatever the rates say by now. */
  isTakenBack?: boolean;
  /** The project's currency is another than before: what becomes of a price that nobody changed. Costs stay in their own currencies. */
  taking?: CurrencyTaking | null;
}

/** A line with its price and cost, and what of it is missing. */
export interface LinePricing {
  line: LineValues;
  missing: Missing[];
  /** Its price was taken over into another currency at a rate. */
  isConverted: boolean;
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
 * was taken until what it depends on changes, so that a later change of a rate alters no line unseen; then it is looked up again, and is never
 * kept under what another person or service gave. What was entered by hand stays.
 */
export function linePricing(sides: Sides, offers: LineOffers): LinePricing {
  const { line, terms } = sides.wanted;
  const missing: Missing[] = [];
  const isAsBefore = sides.before !== null && isSame(inputsOf(sides.before), inputsOf(sides.wanted));
  const { isConverted = false, ...price } = priceOf(sides, isAsBefore, offers, missing);
  const cost = costOf(sides, isAsBefore, offers, missing);
  const isForeign = cost.costCurrency !== null && cost.costCurrency !== terms.currency;
  const fxRate = isForeign ? fxRateOf(sides, cost.costCurrency ?? '', offers.fxRate) : null;
  if (isForeign && fxRate === null) missing.push({ of: 'cost', exchangeFrom: cost.costCurrency });
  return { line: { ...line, ...price, ...cost, fxRate }, missing, isConverted };
}

function inputsOf({ line, terms }: Sides['wanted']) {
  return [...rateInputs(line, terms), terms.currency];
}

function isSameWork({ before, wanted }: Sides): boolean {
  return before !== null && isSame(workOf(before.line), workOf(wanted.line));
}

/** Whether the figure that stands in a line is what it is to hold, although what its rates depend on changes with it. */
function isMeant(figure: string | null, { isTakenBack = false, taking }: Sides, isAsBefore: boolean): boolean {
  return figure !== null && isTakenBack && !taking && !isAsBefore;
}

type Price = Pick<LineValues, 'unitPrice' | 'priceSource'> & { isConverted?: boolean };

function priceOf(sides: Sides, isAsBefore: boolean, offers: LineOffers, missing: Missing[]): Price {
  const { wanted, before, isFrozen, taking } = sides;
  const { line } = wanted;
  const { unitPrice } = line;
  const old = before?.line ?? null;
  const isUntouched = old !== null && !isMeant(unitPrice, sides, isAsBefore) && isSameFigure(old.unitPrice, unitPrice);
  const isTaken = isUntouched && (isSameWork(sides) || !isFromRate(old.priceSource));
  if (taking && isTaken && unitPrice !== null) return takenPrice(sides, unitPrice, taking, offers, missing);
  // Expenses and discounts are priced by hand, sections and texts not at all.
  if (line.type !== 'service') return { unitPrice, priceSource: null };
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

/** A price of the currency before in the new one: what no rate gives is converted, so that nothing is lost. */
function takenPrice(
  { before, wanted: { line } }: Sides,
  unitPrice: string,
  { how, rate }: CurrencyTaking,
  offers: LineOffers,
  missing: Missing[],
): Price {
  const byHand = (price: string): Price => ({
    unitPrice: price,
    priceSource: line.type === 'service' ? manual : null,
  });
  const offer = mayBePricedLater(line) ? offers.price() : null;
  if (how === 'keep') {
    const isOffered = offer && 'amount' in offer && isSameFigure(offer.amount, unitPrice);
    return isOffered ? { unitPrice, priceSource: offer.source } : byHand(unitPrice);
  }
  if (how === 'reread' && offer && 'amount' in offer && isFromRate(before?.line.priceSource ?? null))
    return { unitPrice: offer.amount, priceSource: offer.source };
  if (decimal(unitPrice).eq(0)) return byHand(unitPrice);
  if (rate !== null) return { ...byHand(convertedPrice(unitPrice, rate)), isConverted: true };
  missing.push({ of: 'conversion', exchangeFrom: before?.terms.currency ?? null });
  return byHand(unitPrice);
}

type Cost = Pick<LineValues, 'unitCost' | 'costCurrency' | 'costSource'>;

function costOf(sides: Sides, isAsBefore: boolean, offers: LineOffers, missing: Missing[]): Cost {
  const { before, isFrozen, taking } = sides;
  const { line, terms } = sides.wanted;
  const { unitCost } = line;
  const none: Cost = { unitCost: null, costCurrency: null, costSource: null };
  if (!hasCost(line.type)) return none;
  const old = before?.line ?? null;
  const isUntouched =
    old !== null &&
    !isMeant(unitCost, sides, isAsBefore) &&
    isSameFigure(old.unitCost, unitCost) &&
    (unitCost === null || old.costCurrency === line.costCurrency);
  // A cost is in the currency it was entered in, whatever the project's becomes.
  const own = taking && isUntouched && before ? before.terms.currency : terms.currency;
  const currency = line.costCurrency ?? own;
  const byHand: Cost = { unitCost, costCurrency: currency, costSource: manual };
  // What an expense costs says its receipt.
  if (line.type === 'expense') return unitCost === null ? none : byHand;
  const isTaken = isUntouched && (isSameWork(sides) || !isFromRate(old.costSource));
  if (taking && isTaken && unitCost !== null) {
    const offer = taking.how === 'reread' && isFromRate(old.costSource) ? offers.cost() : null;
    if (offer && 'amount' in offer)
      return { unitCost: offer.amount, costCurrency: offer.currency, costSource: offer.source };
    return { ...byHand, costSource: old.costSource ?? manual };
  }
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

/**
 * The exchange rate of a foreign cost: the one it was found with, while nothing it depends on has changed, else that of this moment. By the
 * same rule in the browser and on the server.
 * @param from the currency of the cost, another than the project's
 * @param lookUp what one unit of a currency is worth in the project's on the line's day
 */
export function fxRateOf(
  { before, wanted, isFrozen }: Pick<Sides, 'before' | 'wanted' | 'isFrozen'>,
  from: string,
  lookUp: (from: string) => string | null,
): string | null {
  if (before === null || before.line.costCurrency !== from || before.terms.currency !== wanted.terms.currency)
    return lookUp(from);
  const isAsBefore = before.line.fxRate !== null && isSame(inputsOf(before), inputsOf(wanted));
  return isFrozen || isAsBefore ? before.line.fxRate : lookUp(from);
}

function isFromRate(source: RateSource | null): boolean {
  return source !== null && source.rule !== 'manual';
}

function isSameFigure(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return decimal(one).eq(decimal(other));
}
