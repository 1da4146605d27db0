import { takeTheirs } from './read-again.ts';
import type { CellPlace } from './type-in-cells.ts';
import { cellKey, type WeekState, without } from './week-work.ts';

/** Lets go of what is not stored of a cell, where it takes no time any more and what was typed could never be. */
export function letGo(state: WeekState, { lineId, date }: CellPlace): WeekState {
  const own = state.work.changes.filter((change) => change.lineId === lineId && change.date === date);
  const { stored, work } = own.reduce((now, { id }) => takeTheirs(now, id), state);
  return { stored, work: { ...work, unread: without(work.unread, [cellKey(lineId, date)]) } };
}
