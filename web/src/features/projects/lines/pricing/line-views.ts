import { currencyOfCost, marginPercentOf } from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import type { LineCell } from '@mandate/contract/project/line/line-cells.ts';
import { mayBePricedLater } from '@mandate/contract/project/line/line-errors.ts';
import { hasFigures } from '@mandate/contract/project/line.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { type Decimal, decimal, sum, toFixed, zero } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import type { EditLine } from '../edit-line.ts';
import { allFaults, faultsOf, type LineFaults } from '../line-faults.ts';
import type { PricedLine, PricedLines } from './priced-lines.ts';

/** What is remarkable about a cell and keeps nobody from saving: the keys of its sentences. */
export type Warning = 'priceMissing' | 'dateOutside' | 'belowZero' | 'costUnknown';

/** A line as the grid shows it. */
export interface LineView {
  id: string;
  line: EditLine;
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
  /** What is wrong with what it holds: sentences by cell. */
  own: Readonly<Record<string, string>>;
  /** All that is wrong, what a save refused too; while a name is looked up nothing of it. */
  faults: Readonly<Record<string, string>>;
  warnings: Readonly<Partial<Record<LineCell, Warning>>>;
  /** Its price, its cost, or a name on it, is being looked up. */
  isAsking: boolean;
  /** While a cell is edited: the line as it was. */
  before?: EditLine;
}

/** What views are made of beside the lines. */
export interface ViewFacts extends Pick<PricedLines, 'totals' | 'currency'> {
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
  lines: readonly PricedLine[],
  facts: ViewFacts,
  before: ReadonlyMap<string, LineView>,
): LineView[] {
  const { totals, currency, faults, asking } = facts;
  const sectionsById = sectionAmounts(lines, totals, currency);
  const numbers = lineNumbers(lines);
  return lines.map(({ line, amounts }, at) => {
    const old = before.get(line.id);
    const own = old?.line === line ? old.own : faultsOf(line);
    const isAsking = asking.has(line.id);
    const section = sectionsById.get(line.id);
    const { net, cost, marginPercent } = section ?? amounts;
    const view: LineView = {
      id: line.id,
      line,
      number: numbers[at] ?? '',
      count: section?.count ?? 0,
      net,
      cost,
      marginPercent,
      without: section?.without ?? 0,
      own,
      faults: allFaults(own, faults.get(line.id), isAsking),
      warnings: warningsOf(line, marginPercent, cost, facts, isAsking),
      isAsking,
    };
    return old && isSameView(old, view) ? old : view;
  });
}

/** The numbers of lines: `1.` for sections, `1` for what is sold, nothing for texts. */
export function lineNumbers(lines: readonly PricedLine[]): string[] {
  let sections = 0;
  let count = 0;
  return lines.map(({ line: { type } }) => {
    if (type === 'section') sections += 1;
    else if (hasFigures(type)) count += 1;
    else return '';
    return type === 'section' ? `${sections}.` : String(count);
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
  lines: readonly PricedLine[],
  totals: PricedLines['totals'],
  currency: string,
): ReadonlyMap<string, Amounts & Pick<LineView, 'count' | 'without'>> {
  const nets = new Map(totals.sections.map(({ lineId, net }) => [lineId, net]));
  const sections = new Map<string, { count: number; own: PricedLine['counted'][]; costs: Decimal[] }>();
  let current = { count: 0, own: [] as PricedLine['counted'][], costs: [] as Decimal[] };
  for (const { line, counted, amounts, isBlank } of lines) {
    if (line.type === 'section') {
      current = { count: 0, own: [], costs: [] };
      sections.set(line.id, current);
    } else if (hasFigures(line.type)) {
      current.count += 1;
      if (!isBlank) current.own.push(counted);
      const { cost } = amounts;
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
          without: linesWithoutCost(own, currency, ({ money }) => money).length,
          net,
          cost: cost && toFixed(cost, minorDigits(currency)),
          marginPercent: cost && marginPercentOf(earned.minus(cost), earned),
        },
      ];
    }),
  );
}

function warningsOf(
  line: EditLine,
  marginPercent: string | null,
  cost: string | null,
  { days, currency }: ViewFacts,
  isAsking: boolean,
): LineView['warnings'] {
  if (!hasFigures(line.type) && line.type !== 'section') return noWarnings;
  const warnings: Partial<Record<LineCell, Warning>> = {};
  if (line.unitPrice === null && mayBePricedLater(line) && !isAsking) warnings.unitPrice = 'priceMissing';
  for (const field of ['startDate', 'endDate'] as const) {
    if (isOutside(line[field], days)) warnings[field] = 'dateOutside';
  }
  if (marginPercent !== null && decimal(marginPercent).lt(zero)) warnings.marginPercent = 'belowZero';
  const isForeign = currencyOfCost(line, currency) !== currency;
  if (isForeign && cost === null && line.quantity !== null && isDecimalText(line.unitCost ?? ''))
    warnings.cost = 'costUnknown';
  return Object.keys(warnings).length === 0 ? noWarnings : warnings;
}

function isOutside(date: string | null, { start, end }: ViewFacts['days']): boolean {
  if (date === null) return false;
  return (start !== null && date < start) || (end !== null && date > end);
}
