import { type LineField, lineColumns, lineFields } from './line-columns.ts';

type Columns = typeof lineColumns;

/** The cells of a line in the grid, each by the field it shows; who delivers is one cell of several fields. */
type CellOf<Name extends LineField> = { apart: never; cell: Name; assignee: 'assignee' }[Columns[Name]['shown']];
export type LineCell = { [Name in LineField]: CellOf<Name> }[LineField];

/** The cells that are written. */
export type WrittenCell = {
  [Name in LineField]: Columns[Name]['approval'] extends 'computed' ? never : CellOf<Name>;
}[LineField];

/** The cells that hold one value of the line. */
export type ValueCell = Exclude<WrittenCell, 'assignee'>;

/** The cell that shows a field of a line: who delivers is one cell. */
export function cellOf(field: string): string {
  return lineFields.some((name) => name === field && lineColumns[name].shown === 'assignee') ? 'assignee' : field;
}

function cellsWhere(isMeant: (field: LineField) => boolean): string[] {
  const fields = lineFields.filter((field) => lineColumns[field].shown !== 'apart' && isMeant(field));
  return [...new Set(['description', ...fields.map(cellOf)])];
}

/** All cells from left to right: the words of the line, and the others in the order of the columns. */
export const lineCells = cellsWhere(() => true) as readonly LineCell[];

/** Those that are written; a block from a spreadsheet has the order of those that are shown. */
export const writtenCells = cellsWhere((field) => lineColumns[field].approval !== 'computed') as readonly WrittenCell[];
