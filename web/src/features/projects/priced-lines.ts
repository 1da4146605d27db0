import { minorDigits } from '@mandate/contract/currencies.ts';
import { toFixed } from '@mandate/contract/decimal.ts';
import type { FieldError } from '@mandate/contract/envelope.ts';
import { fieldError, fieldErrorsOf } from '@mandate/contract/field-errors.ts';
import { schemaOf } from '@mandate/contract/field-schema.ts';
import { hasFigures, type LineValues, lines as linesPart } from '@mandate/contract/project/line.ts';
import { lineNet } from '@mandate/contract/project/line-amounts.ts';
import { lineErrors } from '@mandate/contract/project/line-rules.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/tax.ts';
import type { Totals } from '@mandate/contract/project/totals.ts';
import { cellFields, type EditLine, readable } from './edit-line.ts';

/** What decides the tax of lines: the rates, the project's own, and what was saved before. */
export interface TaxBasis {
  rates: readonly TaxRateFacts[];
  projectRateId: string | null;
  stored: { defaultTaxRateId: string | null; lines: ReadonlyMap<string, LineValues> } | null;
}

/**
 * The line with the percentage it will be saved with: the one it was saved with until its rate, or the project's
 * that it follows, is chosen anew; the same rule as the server's (domain reference 1.3).
 */
export function taxed(line: EditLine, { rates, projectRateId, stored }: TaxBasis): EditLine {
  const old = stored?.lines.get(line.id);
  const followsSame = line.taxRateId !== null || stored?.defaultTaxRateId === projectRateId;
  const isKept = old?.taxPercent && old.taxRateId === line.taxRateId && followsSame;
  const percent = isKept ? old.taxPercent : taxPercentFor(line.taxRateId, projectRateId, rates);
  const taxPercent = hasFigures(line.type) ? percent : null;
  return taxPercent === line.taxPercent ? line : { ...line, taxPercent };
}

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
  /** The sentence of what is wrong, by field. */
  faults: Readonly<Record<string, string>>;
}

/** Faults of lines by id and field, such as a refused save names. */
export type LineFaults = ReadonlyMap<string, Readonly<Record<string, string>>>;

const noFaults: Readonly<Record<string, string>> = {};

/**
 * The views of the lines. A view whose content did not change is the same object as before, so that only what changed is drawn anew.
 * @param before the views of the last call, by id
 */
export function viewsOf(
  lines: readonly EditLine[],
  totals: Totals,
  currency: string,
  faults: LineFaults,
  before: ReadonlyMap<string, LineView>,
): LineView[] {
  const subtotals = new Map(totals.sections.map(({ lineId, net }) => [lineId, net]));
  const counts = countsOf(lines);
  let sections = 0;
  let count = 0;
  return lines.map((line) => {
    if (line.type === 'section') sections += 1;
    else if (hasFigures(line.type)) count += 1;
    const number = line.type === 'section' ? `${sections}.` : hasFigures(line.type) ? String(count) : '';
    const net = line.type === 'section' ? (subtotals.get(line.id) ?? null) : netText(line, currency);
    const others = faults.get(line.id);
    const all = others ? { ...faultsOf(line), ...others } : faultsOf(line);
    const held = counts.get(line.id) ?? 0;
    const view = { id: line.id, line, number, count: held, net, faults: all };
    const old = before.get(line.id);
    return old && isSameView(old, view) ? old : view;
  });
}

function isSameView(one: LineView, other: LineView): boolean {
  const isSame = one.line === other.line && one.number === other.number && one.count === other.count;
  return isSame && one.net === other.net && isEqual(one.faults, other.faults);
}

function countsOf(lines: readonly EditLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let section = '';
  for (const line of lines) {
    if (line.type === 'section') section = line.id;
    else if (hasFigures(line.type)) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

function isEqual(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const nets = new WeakMap<EditLine, { currency: string; net: string | null }>();

function netText(line: EditLine, currency: string): string | null {
  const known = nets.get(line);
  if (known?.currency === currency) return known.net;
  const figures = readable(line);
  const isPriced = figures.quantity !== null && figures.unitPrice !== null;
  const value = isPriced ? lineNet(figures, currency) : null;
  const net = value && toFixed(value, minorDigits(currency));
  nets.set(line, { currency, net });
  return net;
}

const known = new WeakMap<EditLine, Readonly<Record<string, string>>>();

/** What is wrong with what a line holds; what it does not hold yet is asked for when it is saved. */
export function faultsOf(line: EditLine): Readonly<Record<string, string>> {
  const kept = known.get(line);
  if (kept) return kept;
  const errors = cellFields.flatMap((field) => errorsOfCell(line, field));
  if (errors.length === 0) {
    errors.push(...lineErrors(line, '').flatMap((error) => (error.code === 'fieldRequired' ? [] : [unnested(error)])));
  }
  const faults = errors.length === 0 ? noFaults : byField(errors);
  known.set(line, faults);
  return faults;
}

function errorsOfCell(line: EditLine, field: (typeof cellFields)[number]): FieldError[] {
  const value = line[field];
  if (value === null) return [];
  const result = schemaOf(linesPart.fields[field]).safeParse(value);
  if (result.success) return [];
  if (field === 'taxRateId') return [fieldError(field, 'valueNotAllowed')];
  return fieldErrorsOf(result.error).map((error) => ({ ...error, field }));
}

function unnested(error: FieldError): FieldError {
  return { ...error, field: error.field.replace(/^\./, '') };
}

function byField(errors: readonly FieldError[]): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));
}

/** The problems of lines among those of a record, by the line's id and field; their paths name lines by id. */
export function faultsByLine(problems: readonly FieldError[], sentence: (problem: FieldError) => string): LineFaults {
  const faults = new Map<string, Record<string, string>>();
  for (const problem of problems) {
    const [part, id, field] = problem.field.split('.');
    if (part === 'lines' && id !== undefined && field !== undefined) {
      faults.set(id, { ...faults.get(id), [field]: sentence(problem) });
    }
  }
  return faults;
}
