import { useState } from 'react';
import type { CellSpot } from './grid/cell-key-pressed.ts';
import type { CellView, RowView, WeekView } from './state/week-view.ts';

/** The cell the keyboard is at, whatever happens to the lines around it. */
export interface ChosenCell {
  at: CellSpot;
  row: RowView | undefined;
  cell: CellView | undefined;
  choose: (spot: CellSpot) => void;
  chooseLine: (lineId: string, day: number) => void;
}

/**
 * The cell the keyboard is at: its line stays chosen wherever it stands; where it is gone, the first one is.
 * @param first the day that is chosen first, from 0
 */
export function useChosenCell(view: WeekView, first: number): ChosenCell {
  const [chosen, setChosen] = useState<{ lineId: string | null; day: number }>({ lineId: null, day: first });
  const place = view.rows.findIndex(({ line }) => line.id === chosen.lineId);
  const at = { row: Math.max(0, place), day: chosen.day };
  const row = view.rows[at.row];
  return {
    at,
    row,
    cell: row?.cells[at.day],
    choose: ({ row: to, day }) => setChosen({ lineId: view.rows[to]?.line.id ?? null, day }),
    chooseLine: (lineId, day) => setChosen({ lineId, day }),
  };
}
