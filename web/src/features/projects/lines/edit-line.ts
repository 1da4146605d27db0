import type { Referred } from '@mandate/contract/facts/entity.ts';
import type { ValueCell } from '@mandate/contract/project/line/line-cells.ts';
import { type LineField, lineColumns, lineFields } from '@mandate/contract/project/line/line-columns.ts';
import { meantPrice } from '@mandate/contract/project/line/line-errors.ts';
import { blankLine, hasFigures, type LineType, type LineValues, lines } from '@mandate/contract/project/line.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { units } from '@mandate/contract/values/units.ts';
import { newRecordId } from '../../../form/state/new-record-id.ts';

/** What the references of a line are called. */
type Siblings = Partial<Record<'service' | 'personnel' | 'provider', Referred | null>>;

/**
 * A line while it is being written: its values, where a text could not be read that text as it was typed, and what its
 * references are called; the rules of the line's fields refuse what cannot be read when it is saved.
 */
export type EditLine = LineValues & Siblings;

/**
 * A new line of a type.
 * @param unit the unit a service is counted in until another is chosen
 */
export function newLine(type: LineType, unit: string = units[1]): EditLine {
  const line: EditLine = { ...blankLine, id: newRecordId(), type };
  if (type === 'service') return { ...line, unit };
  return type === 'discount' || type === 'expense' ? { ...line, quantity: '1', unit: 'lumpSum' } : line;
}

const known = ['id', 'type', ...Object.keys(blankLine), 'service', 'personnel', 'provider'] as (keyof EditLine)[];

/** A line with every value: replies leave out what a reader may not see. */
export function lineOf(replied: Partial<EditLine> & { id: string }): EditLine {
  const values = Object.fromEntries(known.flatMap((key) => (replied[key] === undefined ? [] : [[key, replied[key]]])));
  return { ...blankLine, id: replied.id, type: 'service', ...values };
}

const written = lineFields.filter((field) => lines.fields[field].isWritable && lineColumns[field].shown !== 'apart');

/** What alone makes no line of one: it was given with it, or only says more of something else. */
const further: readonly LineField[] = [
  ...(['quantity', 'unit', 'taxRateId', 'startDate', 'endDate', 'costCurrency', 'seniority'] as const),
];
const telling = written.filter((field) => !further.includes(field)) as (keyof LineValues)[];

/** Whether nothing was written on the line yet: it is not saved. */
export function isBlank(line: EditLine): boolean {
  // What the reader may not see is not there.
  if (telling.some((field) => (line[field] ?? null) !== null)) return false;
  if (line.type === 'expense') return true;
  return line.type === 'service' ? line.quantity === null && line.taxRateId === null : !hasFigures(line.type);
}

/** What was true of a value and is not of another one: what is typed comes from no rate. */
const resets: Partial<Record<ValueCell, Partial<EditLine>>> = {
  serviceId: { service: null },
  unitPrice: { priceSource: null },
  unitCost: { costSource: null },
  costCurrency: { costSource: null, fxRate: null },
};

/** The line with a value written; the same line when nothing changes. A discount is taken off, with or without its sign. */
export function withValue(line: EditLine, field: ValueCell, value: string | null): EditLine {
  const meant = field === 'unitPrice' && value !== null && isDecimalText(value) ? meantPrice(line.type, value) : value;
  return line[field] === meant ? line : { ...line, [field]: meant, ...resets[field] };
}

const figures = written.filter((field) => lines.fields[field].kind === 'number') as ValueCell[];

/** The line with only what can be counted on: texts that could not be read are no figures yet. */
export function readable(line: EditLine): EditLine {
  const texts = figures.filter((field) => line[field] !== null && !isDecimalText(line[field]));
  return texts.length === 0 ? line : { ...line, ...Object.fromEntries(texts.map((field) => [field, null])) };
}
