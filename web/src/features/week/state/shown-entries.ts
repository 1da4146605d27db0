import type { WeekEntry } from '@mandate/contract/time/week-detail.ts';
import type { EntryChange, RowFacts, WeekState } from './week-work.ts';

/** An entry as it is shown: stored, with what is wanted of it. */
export interface ShownEntry extends WeekEntry {
  lineId: string;
  /** It is not stored as it is shown. */
  isWaiting: boolean;
}

const ofNew = { version: 0, state: 'open', returnedReason: null, correctsId: null } as const;

/** Every entry of the week as it is wanted; what is removed is not among them, what has no time yet is. */
export function shownEntries({ stored, work }: WeekState): ShownEntry[] {
  const found = new Map<string, ShownEntry>();
  for (const { line, entries } of stored.rows)
    for (const entry of entries) found.set(entry.id, { ...entry, lineId: line.id, isWaiting: false });
  for (const change of [...(work.flight?.entries ?? []), ...work.changes]) {
    const { id, lineId, date, values } = change;
    if (isRemoval(change)) found.delete(id);
    else found.set(id, { ...ofNew, ...found.get(id), id, lineId, date, ...values, isWaiting: true });
  }
  return [...found.values()];
}

/** Whether a change takes an entry away that is stored, or on its way. */
export function isRemoval({ base, values }: EntryChange): boolean {
  return base !== null && values.seconds === 0;
}

/** The entries of one cell. */
export function entriesIn<Entry extends { lineId: string; date: string }>(
  entries: readonly Entry[],
  lineId: string,
  date: string,
): Entry[] {
  return entries.filter((entry) => entry.lineId === lineId && entry.date === date);
}

/** The rows of a week, stored or added here. */
export function rowsOf({ stored, work }: WeekState): RowFacts[] {
  const known = new Set(stored.rows.map(({ line }) => line.id));
  return [...stored.rows, ...work.addedRows.filter(({ line }) => !known.has(line.id))];
}

/** Which day of the week a date is, from 0; -1 for none. */
export function dayOf({ stored }: WeekState, date: string): number {
  return stored.days.findIndex((day) => day.date === date);
}

/** Whether a cell takes time: its line is booked on that day, and nothing in it is handed in. */
export function isOpenCell(state: WeekState, lineId: string, date: string, entries = shownEntries(state)): boolean {
  const row = rowsOf(state).find(({ line }) => line.id === lineId);
  const day = dayOf(state, date);
  if (row === undefined || day === -1 || row.mayBook[day] !== null) return false;
  return entriesIn(entries, lineId, date).every(isOpenEntry);
}

/** Whether an entry was corrected: what takes it back is in the same cell. */
export function isTakenBack({ id }: WeekEntry, entries: readonly WeekEntry[]): boolean {
  return entries.some(({ correctsId, seconds }) => correctsId === id && seconds < 0);
}

/** Whether an entry may be changed: it is neither handed in nor approved, and corrects no other. */
export function isOpenEntry({ state, correctsId }: WeekEntry): boolean {
  return state === 'open' && correctsId === null;
}
