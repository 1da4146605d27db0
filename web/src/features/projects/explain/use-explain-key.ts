import { isSeen } from '@mandate/contract/facts/fields.ts';
import { lineCells } from '@mandate/contract/project/line/line-cells.ts';
import { hasFigures, lines as linesPart } from '@mandate/contract/project/line.ts';
import { useEditing } from '../../../form/state/editing-context.ts';
import { shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import type { CellKeyboardEvent, CellKeyDownArgs } from '../../../ui/grid/data-grid.tsx';
import { lineColumns } from '../lines/cells/line-columns.tsx';
import type { LineView } from '../lines/pricing/line-views.ts';
import { useExplain } from './explained-figure.ts';

/** Ctrl+E in the grid of lines explains the figure the focus is on. Gives what says whether it took the key. */
export function useExplainKey() {
  const explain = useExplain();
  const { reader } = useEditing();
  return (args: CellKeyDownArgs<LineView>, event: CellKeyboardEvent): boolean => {
    const isAsked = shortcutPressed('lines', event) === 'explain';
    const { row, column } = args;
    if (args.mode === 'EDIT' || !isAsked || !row || !hasFigures(row.line.type)) return false;
    const cell = lineCells.find((one) => one === column?.key);
    const field = (cell && lineColumns[cell].explains) ?? 'net';
    event.preventDefault();
    event.preventGridDefault();
    if (isSeen(linesPart.fields[field], reader)) explain({ field, lineId: row.id });
    return true;
  };
}
