import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { changeEntries } from './change-entries.ts';
import type { EntryValues } from './entry-values.ts';
import { entriesIn, isOpenCell, rowsOf, shownEntries } from './shown-entries.ts';
import type { RowFacts, WeekState } from './week-work.ts';

/** Adds a row, which stays as long as the page or as something is booked on it. */
export function addRow(state: WeekState, row: RowFacts): WeekState {
  return addRows(state, [row]);
}

function addRows(state: WeekState, rows: readonly RowFacts[]): WeekState {
  const known = new Set(rowsOf(state).map(({ line }) => line.id));
  const added = rows.filter(({ line }) => !known.has(line.id));
  return added.length === 0
    ? state
    : { ...state, work: { ...state.work, addedRows: [...state.work.addedRows, ...added] } };
}

/** An entry that is offered, such as a copy of one of last week. */
export interface OfferedEntry extends EntryValues {
  lineId: string;
  date: PlainDate;
}

/**
 * Takes offered entries as one act; cells that hold something meanwhile stay as they are.
 * @param rows of the lines that the week may not have yet
 */
export function takeOffered(
  state: WeekState,
  offered: readonly OfferedEntry[],
  rows: readonly RowFacts[],
  newId: () => string,
): WeekState {
  const next = addRows(state, rows);
  const entries = shownEntries(next);
  const fitting = offered.filter(
    ({ lineId, date, seconds }) =>
      seconds > 0 && entriesIn(entries, lineId, date).length === 0 && isOpenCell(next, lineId, date, entries),
  );
  return changeEntries(
    next,
    fitting.map(({ lineId, date, seconds, text, internalNote, isBillable }) => ({
      id: newId(),
      lineId,
      date,
      set: { seconds, text, internalNote, isBillable },
      isCopy: true,
    })),
  );
}
