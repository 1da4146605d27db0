import { minorDigits } from '../../values/currencies.ts';
import { type Decimal, decimal, round, toFixed, toPlain, zero } from '../../values/decimal.ts';
import { hasCost, hasFigures, type LineFigures, type lineAmountFields } from '../line.ts';

/**
 * The net amount of a line, rounded once, to the minor unit: quantity × price × (1 − discount).
 * @returns null for lines without figures; zero for lines that are not billed, or have no price yet
 */
export function lineNet(line: LineFigures, currency: string): Decimal | null {
  if (!hasFigures(line.type)) return null;
  if (!line.isBillable || line.quantity === null || line.unitPrice === null) return zero;
  const full = decimal(line.quantity).times(line.unitPrice);
  const kept = decimal(100).minus(line.discountPercent ?? '0');
  return round(full.times(kept).div(100), minorDigits(currency));
}

/**
 * What a line costs the firm, rounded once, to the minor unit of the project's currency: quantity × cost × exchange rate.
 * @returns null for lines that cost nothing by their kind, whose cost is not known, or whose exchange rate is missing
 */
export function lineCost(line: LineFigures, currency: string): Decimal | null {
  if (!hasCost(line.type) || line.quantity === null || line.unitCost === null) return null;
  const isForeign = currencyOfCost(line, currency) !== currency;
  if (isForeign && line.fxRate === null) return null;
  const full = decimal(line.quantity).times(line.unitCost);
  return round(isForeign ? full.times(line.fxRate ?? '1') : full, minorDigits(currency));
}

/** The currency of what a line costs: its own, else the project's. */
export function currencyOfCost({ costCurrency }: Pick<LineFigures, 'costCurrency'>, currency: string): string {
  return costCurrency ?? currency;
}

/** What a line earns and what it costs: null as of {@link lineNet} and {@link lineCost}. */
export interface LineMoney {
  net: Decimal | null;
  cost: Decimal | null;
}

/** Works out what a line comes to, in the currency of its project. */
export function lineMoney(line: LineFigures, currency: string): LineMoney {
  return { net: lineNet(line, currency), cost: lineCost(line, currency) };
}

/** A margin as a percentage of what is earned, with up to four decimals; null when nothing is earned. */
export function marginPercentOf(margin: Decimal, net: Decimal): string | null {
  return net.eq(0) ? null : toPlain(round(margin.times(100).div(net), 4));
}

/** What replies add to a line: amounts with the currency's decimals, null where there is none. */
export type LineAmounts = Record<(typeof lineAmountFields)[number], string | null>;

/**
 * The amounts of a line; its margin is known where its cost is (domain reference 2.11).
 * @param money what it comes to, where that is known already
 */
export function lineAmounts(line: LineFigures, currency: string, money = lineMoney(line, currency)): LineAmounts {
  const digits = minorDigits(currency);
  const { net, cost } = money;
  const margin = net !== null && cost !== null ? net.minus(cost) : null;
  return {
    net: net && toFixed(net, digits),
    cost: cost && toFixed(cost, digits),
    margin: margin && toFixed(margin, digits),
    marginPercent: net !== null && margin !== null ? marginPercentOf(margin, net) : null,
  };
}
