import {
  type LineAmounts,
  type LineMoney,
  lineAmounts,
  lineMoney,
  type MoneyOf,
  marginPercentOf,
} from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/figures/tax-percent-for.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { hasFigures, type LineFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { mayBePricedLater } from '@mandate/contract/project/line-errors.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { type Decimal, decimal, sum, toFixed, zero } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { type CellField, type EditLine, isBlank, readable } from '../edit-line.ts';
import { allFaults, type LineFaults } from '../line-faults.ts';

/** What decides the tax of lines: the rates, the project's own, and what was saved before. */
export interface TaxBasis {
  rates: readonly TaxRateFacts[];
  projectRateId: string | null;
  stored: { defaultTaxRateId: string | null; lines: ReadonlyMap<string, LineValues> } | null;
}

/**
 * The line with the percentage it will be saved with: the one it was saved with until its rate, or the project's
 * that it follows, is chosen again; the same rule as the server's (domain reference 1.3).
 */
export function taxed(line: EditLine, { rates, projectRateId, stored }: TaxBasis): EditLine {
  const old = stored?.lines.get(line.id);
  const followsSame = line.taxRateId !== null || stored?.defaultTaxRateId === projectRateId;
  const isKept = old?.taxPercent && old.taxRateId === line.taxRateId && followsSame;
  const percent = isKept ? old.taxPercent : taxPercentFor(line.taxRateId, projectRateId, rates);
  const taxPercent = hasFigures(line.type) ? percent : null;
  return taxPercent === line.taxPercent ? line : { ...line, taxPercent };
}

/** What is remarkable about a cell and keeps nobody from saving: the keys of its sentences. */
export type Warning = 'priceMissing' | 'dateOutside' | 'belowZero' | 'costUnknown';

/** The cells of a line that say what is remarkable. */
export type Warned = CellField | 'marginPercent' | 'cost';

/** A line as the grid shows it. */
export interface LineView {
  id: string;
  line: EditLine;
  /** Its number: `1.` for sections, `1` for what is sold, nothing for texts. */
  number: string;
  /** How many lines with figures a section has; zero for others. */
  count: number;
  /** Its net, a section's subtotal, with the currency's digits; null for texts. */
  net: string | null;
  /** What it costs, what a section's lines cost, with the currency's digits; null while nothing is known. */
  cost: string | null;
  /** What is left of its net, as a percentage; null where nothing is earned or no cost is known. */
  marginPercent: string | null;
  /** How many lines of a section have no cost although they cost something; zero for others. */
  without: number;
  /** The sentence of what is wrong, by the field of its cell. */
  faults: Readonly<Record<string, string>>;
  warnings: Readonly<Partial<Record<Warned, Warning>>>;
  /** Its price, its cost, or a name on it, is being looked up. */
  isAsking: boolean;
  /** While a cell is edited: the line as it was. */
  before?: EditLine;
}

/** What views are made of beside the lines. */
export interface ViewFacts {
  totals: Totals;
  currency: string;
  /** The days of the project, where they are known. */
  days: { start: string | null; end: string | null };
  faults: LineFaults;
  /** The lines of which something is being looked up. */
  asking: ReadonlySet<string>;
}

const noWarnings: LineView['warnings'] = {};

/**
 * The views of the lines. A view whose content did not change is the same object as before, so that only what changed is redrawn.
 * @param before the views of the last call, by id
 */
export function viewsOf(
  lines: readonly EditLine[],
  facts: ViewFacts,
  before: ReadonlyMap<string, LineView>,
): LineView[] {
  const { totals, currency, faults, asking } = facts;
  const sectionsById = sectionAmounts(lines, totals, currency);
  let sections = 0;
  let count = 0;
  return lines.map((line) => {
    if (line.type === 'section') sections += 1;
    else if (hasFigures(line.type)) count += 1;
    const number = line.type === 'section' ? `${sections}.` : hasFigures(line.type) ? String(count) : '';
    const isAsking = asking.has(line.id);
    const section = sectionsById.get(line.id);
    const { net, cost, marginPercent } = section ?? amountsOf(line, currency);
    const view: LineView = {
      id: line.id,
      line,
      number,
      count: section?.count ?? 0,
      net,
      cost,
      marginPercent,
      without: section?.without ?? 0,
      faults: allFaults(line, faults.get(line.id), isAsking),
      warnings: warningsOf(line, marginPercent, cost, facts, isAsking),
      isAsking,
    };
    const old = before.get(line.id);
    return old && isSameView(old, view) ? old : view;
  });
}

const flatKeys = ['line', 'number', 'count', 'net', 'cost', 'marginPercent', 'without', 'isAsking'] as const;

function isSameView(one: LineView, other: LineView): boolean {
  const isSame = flatKeys.every((key) => one[key] === other[key]);
  return isSame && isEqual(one.faults, other.faults) && isEqual(one.warnings, other.warnings);
}

function isEqual(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

type Amounts = Pick<LineView, 'net' | 'cost' | 'marginPercent'>;

/** What the sections come to: their lines' costs beside the nets that the totals know. What is optional stands apart. */
function sectionAmounts(
  lines: readonly EditLine[],
  totals: Totals,
  currency: string,
): ReadonlyMap<string, Amounts & Pick<LineView, 'count' | 'without'>> {
  const nets = new Map(totals.sections.map(({ lineId, net }) => [lineId, net]));
  const sections = new Map<string, { count: number; own: EditLine[]; costs: Decimal[] }>();
  let current = { count: 0, own: [] as EditLine[], costs: [] as Decimal[] };
  for (const line of lines) {
    if (line.type === 'section') {
      current = { count: 0, own: [], costs: [] };
      sections.set(line.id, current);
    } else if (hasFigures(line.type)) {
      current.count += 1;
      if (!isBlank(line)) current.own.push(readable(line));
      const { cost } = amountsOf(line, currency);
      if (cost !== null && !line.isOptional) current.costs.push(decimal(cost));
    }
  }
  return new Map(
    [...sections].map(([id, { count, own, costs }]) => {
      const net = nets.get(id) ?? null;
      const cost = costs.length === 0 ? null : sum(costs);
      const earned = decimal(net ?? '0');
      return [
        id,
        {
          count,
          without: linesWithoutCost(own, currency, moneyOnce).length,
          net,
          cost: cost && toFixed(cost, minorDigits(currency)),
          marginPercent: cost && marginPercentOf(earned.minus(cost), earned),
        },
      ];
    }),
  );
}

const money = new WeakMap<LineFigures, { currency: string; money: LineMoney }>();

/** What a line comes to, worked out once: a line that is typed in is another object with every letter, the others stay the same. */
export const moneyOnce: MoneyOf = (line, currency) => {
  const known = money.get(line);
  if (known?.currency === currency) return known.money;
  const fresh = lineMoney(line, currency);
  money.set(line, { currency, money: fresh });
  return fresh;
};

const amounts = new WeakMap<EditLine, { currency: string; amounts: LineAmounts }>();

/** What a line comes to; its net only once it has a quantity and a price. */
function amountsOf(line: EditLine, currency: string): LineAmounts {
  const known = amounts.get(line);
  if (known?.currency === currency) return known.amounts;
  const figures = readable(line);
  const isPriced = figures.quantity !== null && figures.unitPrice !== null;
  const all = lineAmounts(figures, currency);
  const own = isPriced ? all : { ...all, net: null, margin: null, marginPercent: null };
  amounts.set(line, { currency, amounts: own });
  return own;
}

function warningsOf(
  line: EditLine,
  marginPercent: string | null,
  cost: string | null,
  { days, currency }: ViewFacts,
  isAsking: boolean,
): LineView['warnings'] {
  if (!hasFigures(line.type) && line.type !== 'section') return noWarnings;
  const warnings: Partial<Record<Warned, Warning>> = {};
  if (line.unitPrice === null && mayBePricedLater(line) && !isAsking) warnings.unitPrice = 'priceMissing';
  for (const field of ['startDate', 'endDate'] as const) {
    if (isOutside(line[field], days)) warnings[field] = 'dateOutside';
  }
  if (marginPercent !== null && decimal(marginPercent).lt(zero)) warnings.marginPercent = 'belowZero';
  const isForeign = line.unitCost !== null && line.costCurrency !== null && line.costCurrency !== currency;
  if (isForeign && cost === null && line.quantity !== null && isDecimalText(line.unitCost ?? ''))
    warnings.cost = 'costUnknown';
  return Object.keys(warnings).length === 0 ? noWarnings : warnings;
}

function isOutside(date: string | null, { start, end }: ViewFacts['days']): boolean {
  if (date === null) return false;
  return (start !== null && date < start) || (end !== null && date > end);
}
