import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Cell } from '../cells/cell.ts';
import { cellOf, type WriteContext } from '../cells/cell-of.ts';
import type { SheetColumn } from '../cells/sheet-columns.ts';

/** Records after which others have their turn. */
const turn = 50;

/**
 * The rows of a file for some records. A record takes as many as its longest part has: its own cells are repeated in each, the i-th rows of
 * several parts stand beside each other. Where nothing of the records themselves was chosen, one without such rows takes none.
 */
export async function* sheetRows(
  entity: Entity,
  columns: readonly SheetColumn[],
  records: readonly Values[],
  context: WriteContext,
): AsyncGenerator<Cell[]> {
  const least = columns.some(({ part }) => part === null) ? 1 : 0;
  const parts = [...new Set(columns.flatMap(({ part }) => part ?? []))];
  for (const [index, record] of records.entries()) {
    if (index % turn === turn - 1) await nextTurn();
    const own = columns.map((column) => (column.part === null ? cellOf(entity, column, record, context) : null));
    const count = Math.max(least, ...parts.map((part) => rowsOf(record, part).length));
    for (let at = 0; at < count; at += 1) {
      yield columns.map((column, place) => {
        const row = column.part === null ? undefined : rowsOf(record, column.part)[at];
        return row ? cellOf(entity, column, row, context) : (own[place] ?? null);
      });
    }
  }
}
