import { lineCells, type WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import type { CellFacts } from '../cells/cell-facts.ts';
import { lineColumns } from '../cells/line-columns.tsx';
import { mayWrite } from '../cells/may-write.ts';
import type { EditLine } from '../edit-line.ts';
import type { LineView } from '../pricing/line-views.ts';

type Cells = readonly WrittenCell[];

/** Where the first cell field stands among the columns: behind the number. */
export const firstCell = 1;

/** A cell by row and column of the grid. */
export interface Place {
  row: number;
  column: number;
}

/** The cells from one corner to the other, both inclusive. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The area between two corners. */
export function areaOf(one: Place, other: Place): Area {
  return {
    top: Math.max(0, Math.min(one.row, other.row)),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** The field a column shows, of those that are shown; none for the number, the amounts and the acts. */
export function fieldAt(column: number, shown: Cells): WrittenCell | undefined {
  return shown[column - firstCell];
}

/** The next cell that can be written: along its row, then in the rows after it; backwards with -1. */
export function nextCell(
  views: readonly LineView[],
  from: Place,
  step: 1 | -1,
  shown: Cells,
  facts: Pick<CellFacts, 'locked'>,
): Place | null {
  const last = firstCell + shown.length - 1;
  let { row, column } = from;
  for (;;) {
    column += step;
    if (column < firstCell || column > last) {
      row += step;
      column = step === 1 ? firstCell : last;
    }
    const view = views[row];
    const field = fieldAt(column, shown);
    if (!view || !field) return null;
    if (mayWrite(view.line, field, facts)) return { row, column };
  }
}

/** The fields an area covers, of those that are shown. */
export function fieldsIn({ left, right }: Area, shown: Cells): Cells {
  return shown.slice(Math.max(0, left - firstCell), Math.max(0, right - firstCell + 1));
}

/**
 * The lines with the cells of an area emptied.
 * @param ids the lines of the area
 */
export function clearCells(
  lines: readonly EditLine[],
  ids: ReadonlySet<string>,
  fields: Cells,
  facts: Pick<CellFacts, 'locked'>,
): readonly EditLine[] {
  return lines.map((line) => {
    if (!ids.has(line.id)) return line;
    return fields.reduce(
      (done, field) => (mayWrite(line, field, facts) ? lineColumns[field].take(done, null) : done),
      line,
    );
  });
}

/** The lines with the cells of one taken over by others. */
export function fillCells(
  lines: readonly EditLine[],
  from: EditLine,
  ids: ReadonlySet<string>,
  fields: Cells,
  facts: Pick<CellFacts, 'locked'>,
): readonly EditLine[] {
  return lines.map((line) => {
    if (!ids.has(line.id) || line.id === from.id) return line;
    const cells = fields.filter((field) => mayWrite(line, field, facts) && mayWrite(from, field, facts));
    return cells.reduce((done, field) => lineColumns[field].take(done, from), line);
  });
}

/**
 * The texts of an area, for a spreadsheet: minus signs as spreadsheets read them.
 * @param keys the keys of all columns
 */
export function copyCells(
  views: readonly LineView[],
  keys: readonly string[],
  { top, bottom, left, right }: Area,
  facts: CellFacts,
): string[][] {
  return views.slice(top, bottom + 1).map((view) =>
    keys.slice(left, right + 1).flatMap((key) => {
      const cell = lineCells.find((one) => one === key);
      if (!cell) return [];
      const column = lineColumns[cell];
      return ['copied' in column ? column.copied(view) : column.text(view.line, facts).replaceAll('\u2212', '-')];
    }),
  );
}
