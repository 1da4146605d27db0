import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { LineField } from '@mandate/contract/project/figures/explain.ts';
import { hasFigures, lines as linesPart } from '@mandate/contract/project/line.ts';
import { useEditing } from '../../../form/state/editing-context.ts';
import { shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import type { CellKeyboardEvent, CellKeyDownArgs } from '../../../ui/grid/data-grid.tsx';
import type { LineView } from '../lines/pricing/priced-lines.ts';
import { useExplain } from './explained-figure.ts';

/** The figure of a line that a column of the grid shows; from any other its net is explained. */
const figures: Readonly<Record<string, LineField>> = {
  unitPrice: 'unitPrice',
  taxRateId: 'taxPercent',
  unitCost: 'unitCost',
  costCurrency: 'unitCost',
  cost: 'cost',
  margin: 'margin',
  marginPercent: 'marginPercent',
};

/** Ctrl+E in the grid of lines explains the figure the focus is on. Gives what says whether it took the key. */
export function useExplainKey() {
  const explain = useExplain();
  const { reader } = useEditing();
  return (args: CellKeyDownArgs<LineView>, event: CellKeyboardEvent): boolean => {
    const isAsked = shortcutPressed('lines', event) === 'explain';
    const { row, column } = args;
    if (args.mode === 'EDIT' || !isAsked || !row || !hasFigures(row.line.type)) return false;
    const field = figures[column?.key ?? ''] ?? 'net';
    event.preventDefault();
    event.preventGridDefault();
    if (isSeen(linesPart.fields[field], reader)) explain({ field, lineId: row.id });
    return true;
  };
}
