import {
  type LineAmounts,
  type LineMoney,
  lineAmounts,
  lineMoney,
} from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import { type Totals, totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { lineTax, type TaxBasis } from '@mandate/contract/project/line/line-tax.ts';
import { hasFigures } from '@mandate/contract/project/line.ts';
import { type EditLine, isBlank, lineOf, readable } from '../edit-line.ts';

/** A line as it would be saved, and what it comes to. */
export interface PricedLine {
  /** With its tax and the exchange rate of its cost. */
  line: EditLine;
  /** What of it counts, with what that comes to. */
  counted: EditLine & { money: LineMoney };
  /** Its amounts; its net only once it has a quantity and a price. */
  amounts: LineAmounts;
  /** Nothing was written on it: it is no line yet. */
  isBlank: boolean;
}

/** What prices lines beside themselves. */
export interface PricingBasis {
  currency: string;
  discountPercent: string | null;
  tax: TaxBasis;
  /** The exchange rate of a line's cost. */
  fxRateOf: (line: EditLine) => string | null;
}

/** The lines of a project, and what they come to. */
export interface PricedLines {
  lines: readonly PricedLine[];
  totals: Totals;
  /** The currency the prices are meant in. */
  currency: string;
  /** How many lines have no cost although they cost something. */
  without: number;
}

/** A line with every value, and as it was priced last. */
type Known = { currency: string; whole: EditLine; priced: PricedLine };

/** By the line as it was given: the totals and the grid ask for the same ones, and a drawing that is begun anew asks again. */
const known = new WeakMap<EditLine, Known>();

/**
 * Prices lines as the server will when they are saved. Asked again, it works out only those that changed and gives the others as they were, so
 * that only what changed is drawn again.
 */
export function priceLines(given: readonly EditLine[], basis: PricingBasis): PricedLines {
  const { currency, discountPercent } = basis;
  const lines = given.map((line) => pricedAs(line, basis));
  const counted = lines.flatMap((one) => (one.isBlank && hasFigures(one.line.type) ? [] : one.counted));
  const moneyOf = ({ money }: { money: LineMoney }) => money;
  const totals = totalsOf({ currency, discountPercent, lines: counted }, moneyOf);
  return { lines, totals, currency, without: linesWithoutCost(counted, currency, moneyOf).length };
}

function pricedAs(line: EditLine, { currency, tax, fxRateOf }: PricingBasis): PricedLine {
  const old = known.get(line);
  const whole = old?.whole ?? wholeLine(line);
  const [fxRate, taxPercent] = [fxRateOf(whole), lineTax(whole, tax)];
  const isAs = (one: EditLine) => one.fxRate === fxRate && one.taxPercent === taxPercent;
  if (old?.currency === currency && isAs(old.priced.line)) return old.priced;
  const priced = pricedLine(isAs(whole) ? whole : { ...whole, fxRate, taxPercent }, currency);
  known.set(line, { currency, whole, priced });
  return priced;
}

function pricedLine(line: EditLine, currency: string): PricedLine {
  const figures = readable(line);
  const money = lineMoney(figures, currency);
  const all = lineAmounts(figures, currency, money);
  const isPriced = figures.quantity !== null && figures.unitPrice !== null;
  return {
    line,
    counted: { ...figures, money },
    amounts: isPriced ? all : { ...all, net: null, margin: null, marginPercent: null },
    isBlank: isBlank(line),
  };
}

/** The line with every value: replies leave out what a reader may not see. */
function wholeLine(line: EditLine): EditLine {
  const isWhole = line.taxPercent !== undefined && line.unitPrice !== undefined && line.unitCost !== undefined;
  return isWhole ? line : lineOf(line);
}
