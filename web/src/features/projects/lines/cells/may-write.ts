import type { WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import { lineColumns } from '@mandate/contract/project/line/line-columns.ts';
import { hasCost, hasFigures } from '@mandate/contract/project/line.ts';
import { comesAndGoes, frozenFields } from '@mandate/contract/project/way/frozen.ts';
import type { EditLine } from '../edit-line.ts';
import type { CellFacts } from './cell-facts.ts';

/** What of lines nobody but an administrator changes once a project is approved. */
export const frozenOfLines: ReadonlySet<string> = new Set(frozenFields('lines'));

/** Whether the line has this cell: sections and texts have no figures, discounts nobody who delivers. */
export function hasCell({ type }: Pick<EditLine, 'type'>, cell: WrittenCell): boolean {
  if (cell === 'description') return true;
  const isWork = cell === 'assignee' || lineColumns[cell].on === 'work';
  return isWork ? hasCost(type) : hasFigures(type);
}

/** Whether a cell of the line is to be written by this person: frozen figures are not. */
export function mayWrite(line: EditLine, cell: WrittenCell, { locked }: Pick<CellFacts, 'locked'>): boolean {
  return hasCell(line, cell) && !locked.has(cell);
}

/** Whether this person may add, copy or remove such a line: while figures are frozen only what has none. */
export function mayComeAndGo(line: Pick<EditLine, 'type'>, { locked }: Pick<CellFacts, 'locked'>): boolean {
  return locked.size === 0 || comesAndGoes(line);
}
