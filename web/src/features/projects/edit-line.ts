import { isDecimal } from '@mandate/contract/decimal-text.ts';
import { blankLine, hasFigures, type LineType, type LineValues } from '@mandate/contract/project/line.ts';
import { units } from '@mandate/contract/units.ts';
import { newRecordId } from '../../resources/editor/record-id.ts';

/** The fields of a line that are cells of the grid, from left to right; a block from a spreadsheet has the same order. */
export const cellFields = ['description', 'quantity', 'unit', 'unitPrice', 'discountPercent', 'taxRateId'] as const;
export type CellField = (typeof cellFields)[number];
export type FigureField = Exclude<CellField, 'description'>;

/**
 * A line while it is being written: its values, and where a text could not be read, that text as it was typed; the rules of
 * the line's fields refuse it when it is saved.
 */
export type EditLine = LineValues;

/**
 * A new line of a type.
 * @param unit the unit a service is counted in until another is chosen
 */
export function newLine(type: LineType, unit: string = units[1]): EditLine {
  const line: EditLine = { ...blankLine, id: newRecordId(), type };
  if (type === 'service') return { ...line, unit };
  return type === 'discount' ? { ...line, quantity: '1', unit: 'lumpSum' } : line;
}

/** A line as it was replied; what a reader may not see of it is empty. */
export function lineOf(replied: Partial<LineValues> & { id: string }): EditLine {
  const line: EditLine = { ...blankLine, id: replied.id, type: 'service' };
  const known = Object.keys(line) as (keyof LineValues)[];
  const values = Object.fromEntries(known.flatMap((key) => (replied[key] === undefined ? [] : [[key, replied[key]]])));
  return { ...line, ...values };
}

/** Whether nothing was written on the line yet: it is not saved. */
export function isBlank(line: EditLine): boolean {
  if (line.description !== null || line.unitPrice !== null || line.discountPercent !== null) return false;
  return line.type === 'service' ? line.quantity === null && line.taxRateId === null : !hasFigures(line.type);
}

/** Whether the line has this cell: sections and texts have no figures. */
export function hasCell(line: EditLine, field: CellField): boolean {
  return field === 'description' || hasFigures(line.type);
}

/** The line with a cell written; the same line when nothing changes. */
export function withCell(line: EditLine, field: CellField, value: string | null): EditLine {
  return line[field] === value ? line : { ...line, [field]: value };
}

/** The line with only what can be counted on: texts that could not be read are no figures yet. */
export function readable(line: EditLine): EditLine {
  const isRead = figures.every((field) => line[field] === null || isDecimal(line[field]));
  if (isRead) return line;
  return {
    ...line,
    ...Object.fromEntries(figures.map((field) => [field, isFigure(line[field]) ? line[field] : null])),
  };
}

const figures = ['quantity', 'unitPrice', 'discountPercent'] as const;

function isFigure(value: string | null): boolean {
  return value !== null && isDecimal(value);
}
