import { type CellField, cellFields, type EditLine, hasCell, withCell } from './edit-line.ts';
import type { LineView } from './priced-lines.ts';
import { type CellFacts, cellText } from './read-cell.ts';

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

/** The field a column shows; none for the number, the net and the acts. */
export function fieldAt(column: number): CellField | undefined {
  return cellFields[column - firstCell];
}

/** The next cell that can be written: along its row, then in the rows after it; backwards with -1. */
export function nextCell(views: readonly LineView[], from: Place, step: 1 | -1): Place | null {
  const last = firstCell + cellFields.length - 1;
  let { row, column } = from;
  for (;;) {
    column += step;
    if (column < firstCell || column > last) {
      row += step;
      column = step === 1 ? firstCell : last;
    }
    const view = views[row];
    const field = fieldAt(column);
    if (!view || !field) return null;
    if (hasCell(view.line, field)) return { row, column };
  }
}

/** The lines with the cells of an area emptied. */
export function clearCells(lines: readonly EditLine[], area: Area): readonly EditLine[] {
  const fields = cellFields.slice(Math.max(0, area.left - firstCell), Math.max(0, area.right - firstCell + 1));
  return lines.map((line, row) => {
    if (row < area.top || row > area.bottom) return line;
    return fields.reduce((done, field) => (hasCell(line, field) ? withCell(done, field, null) : done), line);
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
  return views.slice(top, bottom + 1).map(({ line, net }) =>
    keys.slice(left, right + 1).flatMap((key) => {
      const field = cellFields.find((one) => one === key);
      if (field) return [cellText(line, field, facts).replaceAll('\u2212', '-')];
      return key === 'net' ? [net ?? ''] : [];
    }),
  );
}
