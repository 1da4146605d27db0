import { minorDigits } from '../../values/currencies.ts';
import { decimal, toFixed, toPlain } from '../../values/decimal.ts';
import { hasCost, hasFigures, type LineFigures, type LineValues } from '../line.ts';
import type { RateSource } from '../prices/rate-resolution.ts';
import { isCostKnown } from './is-cost-known.ts';
import { currencyOfCost, lineAmounts, lineCost, lineNet } from './line-amounts.ts';
import { linesWithoutCost } from './lines-without-cost.ts';
import type { TotalField } from './total-fields.ts';
import { costKindOf, type Priced, type Totals, totalsOf } from './totals.ts';

/** The figures of a line that explain themselves. */
export const explainedFigures = [
  'unitPrice',
  'unitCost',
  'net',
  'taxPercent',
  'cost',
  'margin',
  'marginPercent',
] as const;
export type LineField = (typeof explainedFigures)[number];

/** Why a line does not enter a figure. */
const leftOutReasons = ['optional', 'notBilled', 'noPrice', 'noCost', 'noExchangeRate'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** One thing a figure is made of. */
export interface ExplainInput {
  /** A key below `explain.input`. */
  label: string;
  params?: Record<string, string>;
  /** A decimal string; signed, where the inputs are added. */
  value: string | null;
  /** How it is written: money of the project, a price of up to four decimals, a percentage, a plain figure. */
  kind: 'money' | 'price' | 'percent' | 'figure';
  /** The currency of a price, where it is not the project's. */
  currency?: string;
  /** The line it stands for: called by what is written on it. */
  lineId?: string;
  /** The total it is, which has an explanation of its own. */
  total?: TotalField;
}

/** A line that does not enter a figure, and what it would have come to. */
export interface LeftOut {
  lineId: string;
  reason: LeftOutReason;
  value: string | null;
}

/** How a figure came about. */
export interface Explanation {
  /** Null where there is no such figure. */
  value: string | null;
  kind: ExplainInput['kind'];
  /** The formula in words: a key below `explain.formula`. */
  formula: string;
  /** How the inputs give the value: added, multiplied, the first as a percentage of the second; or they only tell where it comes from. */
  by: 'sum' | 'product' | 'share' | 'origin';
  inputs: ExplainInput[];
  /** Where it was rounded: a key below `explain.rounding`. */
  rounding: string;
  leftOut: LeftOut[];
}

type Line = Priced['lines'][number];

const costsOf = {
  plannedCostInternal: 'internal',
  plannedCostProvider: 'provider',
  plannedCostExpense: 'expense',
} as const;

/** What of the lines a total counts: what they earn, what they cost, or both. */
type Counts = 'net' | 'cost' | 'margin';

/** The totals that say nothing while no cost is known. */
const costFigures = ['plannedCost', 'plannedMargin', 'plannedMarginPercent'] as const;

/**
 * How a total of a project came about; null where no cost is known that it depends on. The inputs of a sum add up to its value, to the last digit.
 * @param totals those of `priced`, where they are known already
 */
export function explainTotal(priced: Priced, field: TotalField, totals: Totals = totalsOf(priced)): Explanation {
  const total = (name: TotalField, isTaken = false): ExplainInput => ({
    label: name,
    value: isTaken ? negated(totals[name]) : totals[name],
    kind: 'money',
    total: name,
  });
  const sum = (inputs: ExplainInput[], rounding: string, counts: Counts, isMeant?: (line: Line) => boolean) =>
    ({
      value: totals[field],
      kind: 'money',
      formula: field,
      by: 'sum',
      inputs,
      rounding,
      leftOut: leftOut(priced, counts, isMeant),
    }) satisfies Explanation;

  const isCostly = costFigures.some((one) => one === field);
  if (isCostly && !isCostKnown(totals.plannedCost, linesWithoutCost(priced.lines, priced.currency).length)) {
    return {
      value: null,
      kind: field === 'plannedMarginPercent' ? 'percent' : 'money',
      formula: 'costsUnknown',
      by: 'origin',
      inputs: [],
      rounding: 'none',
      leftOut: leftOut(priced, field === 'plannedCost' ? 'cost' : 'margin'),
    };
  }
  switch (field) {
    case 'subtotal':
      return sum(linesWith(priced, 'net', isEarning), 'line', 'net');
    case 'optionalNet':
      return {
        ...sum(
          linesWith(priced, 'net', (line) => line.isOptional && line.isBillable),
          'line',
          'net',
        ),
        leftOut: [],
      };
    case 'discount':
      return sum(discounts(priced, totals), 'rate', 'net');
    case 'contractNet':
      return sum([total('subtotal'), total('discount', true)], 'added', 'net');
    case 'tax':
      return sum(taxes(totals), 'rate', 'net');
    case 'gross':
      return sum([total('contractNet'), total('tax')], 'added', 'net');
    case 'plannedCost':
      return sum(
        [total('plannedCostInternal'), total('plannedCostProvider'), total('plannedCostExpense')],
        'added',
        'cost',
      );
    case 'plannedCostInternal':
    case 'plannedCostProvider':
    case 'plannedCostExpense': {
      const isOfKind = (line: Line) => costKindOf(line) === costsOf[field];
      const isPlanned = (line: Line) => isOfKind(line) && !line.isOptional;
      return sum(linesWith(priced, 'cost', isPlanned), 'cost', 'cost', isOfKind);
    }
    case 'plannedMargin':
      return sum([total('contractNet'), total('plannedCost', true)], 'added', 'margin');
    case 'plannedMarginPercent':
      return {
        ...sum([total('plannedMargin'), total('contractNet')], 'percent', 'margin'),
        kind: 'percent',
        by: 'share',
      };
  }
}

function isEarning(line: Line): boolean {
  return line.isBillable && !line.isOptional;
}

/** The lines that have an amount, each with it. */
function linesWith({ lines, currency }: Priced, amount: 'net' | 'cost', isMeant: (line: Line) => boolean) {
  const digits = minorDigits(currency);
  return lines.flatMap((line): ExplainInput[] => {
    if (!isMeant(line) || isUnknown(line, amount, currency)) return [];
    const value = amount === 'net' ? lineNet(line, currency) : lineCost(line, currency);
    return value === null ? [] : [{ label: 'line', value: toFixed(value, digits), kind: 'money', lineId: line.id }];
  });
}

function isUnknown(line: Line, amount: 'net' | 'cost', currency: string): boolean {
  return unknown(line, amount, currency) !== null;
}

/** Why a line has no amount that it should have; null where it has one, or none is expected. */
function unknown(line: Line, amount: 'net' | 'cost', currency: string): LeftOutReason | null {
  if (amount === 'net') return hasFigures(line.type) && line.isBillable && line.unitPrice === null ? 'noPrice' : null;
  if (!hasCost(line.type)) return null;
  if (line.unitCost === null) return 'noCost';
  return line.quantity !== null && lineCost(line, currency) === null ? 'noExchangeRate' : null;
}

function discounts(priced: Priced, totals: Totals): ExplainInput[] {
  const { discountPercent } = priced;
  if (discountPercent === null || decimal(discountPercent).eq(0)) return [];
  return totals.taxes.map(({ taxRateId, percent }) => {
    const lines = priced.lines.filter(
      (line) => line.taxRateId === taxRateId && toPlain(decimal(line.taxPercent ?? '0')) === percent,
    );
    const { subtotal, discount } = totalsOf({ ...priced, lines });
    return { label: 'discountOfRate', params: { discountPercent, subtotal, percent }, value: discount, kind: 'money' };
  });
}

function taxes(totals: Totals): ExplainInput[] {
  return totals.taxes.map(({ percent, taxable, tax }) => {
    return { label: 'taxOfRate', params: { percent, taxable }, value: tax, kind: 'money' };
  });
}

/** The lines a total does not count, or not with all they are. */
function leftOut({ lines, currency }: Priced, counts: Counts, isMeant: (line: Line) => boolean = () => true) {
  const digits = minorDigits(currency);
  const amounts = counts === 'margin' ? (['net', 'cost'] as const) : [counts];
  return lines.flatMap((line): LeftOut[] => {
    if (!hasFigures(line.type) || !isMeant(line)) return [];
    const { id: lineId } = line;
    if (line.isOptional) {
      const value = counts === 'cost' ? lineCost(line, currency) : lineNet(line, currency);
      return value === null ? [] : [{ lineId, reason: 'optional', value: toFixed(value, digits) }];
    }
    const reasons = amounts.flatMap((amount) => unknown(line, amount, currency) ?? []);
    const all = line.isBillable || counts === 'cost' ? reasons : (['notBilled', ...reasons] as const);
    return all.map((reason) => ({ lineId, reason, value: null }));
  });
}

function negated(value: string | null): string | null {
  if (value === null || decimal(value).eq(0)) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

/** A line with where its price and cost come from. */
export type ExplainedLine = LineFigures & Partial<Pick<LineValues, 'priceSource' | 'costSource'>>;

type Made = Pick<Explanation, 'kind' | 'by' | 'inputs' | 'rounding'>;

/** How a figure of a line came about. What is left out of totals does not matter here. */
export function explainLine(line: ExplainedLine, currency: string, field: LineField): Explanation {
  const made = (value: string | null, explained: Made, formula = `line.${field}`): Explanation => {
    return { value, formula, ...explained, leftOut: [] };
  };
  const nothing: Made = { kind: 'money', by: 'origin', inputs: [], rounding: 'none' };
  if (!hasFigures(line.type)) return made(null, nothing, 'line.none');
  const amounts = lineAmounts(line, currency);
  const amount = (name: 'net' | 'cost' | 'margin', isTaken = false): ExplainInput => {
    return { label: name, value: isTaken ? negated(amounts[name]) : amounts[name], kind: 'money' };
  };

  switch (field) {
    case 'net':
      if (!line.isBillable) return made(amounts.net, nothing, 'line.notBilled');
      if (line.unitPrice === null) return made(amounts.net, nothing, 'line.noPrice');
      return made(amounts.net, { kind: 'money', by: 'product', inputs: netFactors(line), rounding: 'line' });
    case 'cost':
      if (amounts.cost === null)
        return made(null, nothing, `line.${unknown({ ...line, id: '' }, 'cost', currency) ?? 'none'}`);
      return made(amounts.cost, {
        kind: 'money',
        by: 'product',
        inputs: costFactors(line, currency),
        rounding: 'cost',
      });
    case 'margin':
      return made(amounts.margin, { ...nothing, by: 'sum', inputs: [amount('net'), amount('cost', true)] });
    case 'marginPercent':
      return made(amounts.marginPercent, {
        kind: 'percent',
        by: 'share',
        inputs: [amount('margin'), amount('net')],
        rounding: 'percent',
      });
    case 'unitPrice':
      return made(
        line.unitPrice,
        { ...nothing, kind: 'price', ...origin(line.priceSource) },
        originWords(line.unitPrice, line.priceSource),
      );
    case 'unitCost':
      return made(
        line.unitCost,
        { ...nothing, kind: 'price', ...origin(line.costSource) },
        originWords(line.unitCost, line.costSource),
      );
    case 'taxPercent':
      return made(line.taxPercent, { ...nothing, kind: 'percent' });
  }
}

function netFactors({ quantity, unitPrice, discountPercent }: LineFigures): ExplainInput[] {
  const factors: ExplainInput[] = [
    { label: 'quantity', value: quantity, kind: 'figure' },
    { label: 'unitPrice', value: unitPrice, kind: 'price' },
  ];
  const isReduced = discountPercent !== null && !decimal(discountPercent).eq(0);
  return isReduced ? [...factors, { label: 'discountPercent', value: discountPercent, kind: 'percent' }] : factors;
}

function costFactors({ quantity, unitCost, fxRate, ...line }: LineFigures, currency: string): ExplainInput[] {
  const own = currencyOfCost(line, currency);
  const isForeign = own !== currency;
  const factors: ExplainInput[] = [
    { label: 'quantity', value: quantity, kind: 'figure' },
    { label: 'unitCost', value: unitCost, kind: 'price', ...(isForeign && { currency: own }) },
  ];
  return isForeign ? [...factors, { label: 'fxRate', value: fxRate, kind: 'figure' }] : factors;
}

function originWords(value: string | null, source: RateSource | null | undefined): string {
  if (value === null) return 'line.rateMissing';
  return source && source.rule !== 'manual' ? 'line.fromRate' : 'line.typed';
}

/** The rate a price was taken from, and what it was converted with. */
function origin(source: RateSource | null | undefined): Pick<Explanation, 'inputs' | 'rounding'> {
  if (!source || source.rule === 'manual' || source.amount === null) return { inputs: [], rounding: 'none' };
  const inputs: ExplainInput[] = [
    {
      label: 'rate',
      value: source.amount,
      kind: 'price',
      ...(source.currency !== null && { currency: source.currency }),
    },
  ];
  if (source.hoursPerDay !== null) inputs.push({ label: 'hoursPerDay', value: source.hoursPerDay, kind: 'figure' });
  if (source.fxRate !== null) inputs.push({ label: 'fxRate', value: source.fxRate, kind: 'figure' });
  return { inputs, rounding: inputs.length > 1 ? 'price' : 'none' };
}
