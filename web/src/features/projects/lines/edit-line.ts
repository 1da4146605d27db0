import type { Referred } from '@mandate/contract/facts/entity.ts';
import { blankLine, hasCost, hasFigures, type LineType, type LineValues } from '@mandate/contract/project/line.ts';
import { meantPrice } from '@mandate/contract/project/line-errors.ts';
import type { SourcedLine } from '@mandate/contract/project/prices/line-source.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { units } from '@mandate/contract/values/units.ts';
import { newRecordId } from '../../../form/state/new-record-id.ts';

/** The cells of a line that are written, from left to right; a block from a spreadsheet has the order of those that are shown. */
export const cellFields = [
  'description',
  'serviceId',
  'assignee',
  'quantity',
  'unit',
  'unitPrice',
  'discountPercent',
  'taxRateId',
  'startDate',
  'endDate',
  'unitCost',
  'costCurrency',
] as const;
export type CellField = (typeof cellFields)[number];

/** The cells that hold one value of the line; who delivers is held by three. */
export type ValueField = Exclude<CellField, 'assignee'>;

/** The cells whose text names a record. */
export const namingFields = ['serviceId', 'assignee'] as const satisfies readonly CellField[];

/**
 * A line while it is being written: its values, where a text could not be read that text as it was typed, and what its
 * references are called; the rules of the line's fields refuse what cannot be read when it is saved.
 */
export type EditLine = LineValues &
  Partial<Pick<SourcedLine, 'priceSource' | 'costSource'>> & {
    service?: Referred | null;
    personnel?: Referred | null;
    provider?: Referred | null;
  };

/**
 * A new line of a type.
 * @param unit the unit a service is counted in until another is chosen
 */
export function newLine(type: LineType, unit: string = units[1]): EditLine {
  const line: EditLine = { ...blankLine, id: newRecordId(), type };
  if (type === 'service') return { ...line, unit };
  return type === 'discount' || type === 'expense' ? { ...line, quantity: '1', unit: 'lumpSum' } : line;
}

/** What replies say of a line beside its values. */
const beside = ['service', 'personnel', 'provider', 'priceSource', 'costSource'] as const;

/** A line as it was replied; what a reader may not see of it is empty. */
export function lineOf(replied: Partial<EditLine> & { id: string }): EditLine {
  const line: EditLine = { ...blankLine, id: replied.id, type: 'service' };
  const known = [...Object.keys(line), ...beside] as (keyof EditLine)[];
  const values = Object.fromEntries(known.flatMap((key) => (replied[key] === undefined ? [] : [[key, replied[key]]])));
  return { ...line, ...values };
}

/** Whether nothing was written on the line yet: it is not saved. */
export function isBlank(line: EditLine): boolean {
  if (line.description !== null || line.unitPrice !== null || line.discountPercent !== null) return false;
  if (line.serviceId !== null || line.personnelId !== null || line.providerId !== null) return false;
  if (line.placeholderRole !== null || line.unitCost !== null) return false;
  if (line.type === 'expense') return true;
  return line.type === 'service' ? line.quantity === null && line.taxRateId === null : !hasFigures(line.type);
}

const workCells: readonly CellField[] = ['serviceId', 'assignee', 'unitCost', 'costCurrency'];

/** Whether the line has this cell: sections and texts have no figures, discounts nobody who delivers. */
export function hasCell(line: EditLine, field: CellField): boolean {
  if (field === 'description') return true;
  return workCells.includes(field) ? hasCost(line.type) : hasFigures(line.type);
}

/**
 * The line with a cell written that holds one value; the same line when nothing changes. What is typed comes from no rate, and a discount is
 * taken off, with or without its sign.
 */
export function withValue(line: EditLine, field: ValueField, value: string | null): EditLine {
  const meant = field === 'unitPrice' && value !== null && isDecimalText(value) ? meantPrice(line.type, value) : value;
  if (line[field] === meant) return line;
  const next: EditLine = { ...line, [field]: meant };
  if (field === 'unitPrice') next.priceSource = null;
  if (field === 'unitCost' || field === 'costCurrency') {
    next.costSource = null;
    if (field === 'costCurrency') next.fxRate = null;
  }
  if (field === 'serviceId') next.service = null;
  return next;
}

const read = new WeakMap<EditLine, EditLine>();

/** The line with only what can be counted on: texts that could not be read are no figures yet. */
export function readable(line: EditLine): EditLine {
  const known = read.get(line);
  if (known) return known;
  const isRead = figures.every((field) => line[field] === null || isDecimalText(line[field]));
  const figuresRead = () => figures.map((field) => [field, isFigure(line[field]) ? line[field] : null]);
  const done = isRead ? line : { ...line, ...Object.fromEntries(figuresRead()) };
  read.set(line, done);
  return done;
}

const figures = ['quantity', 'unitPrice', 'discountPercent', 'unitCost'] as const;

function isFigure(value: string | null): boolean {
  return value !== null && isDecimalText(value);
}
