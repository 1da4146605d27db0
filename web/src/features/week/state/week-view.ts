import type { RefusedBooking } from '@mandate/contract/time/booking-refusals.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { EntryValues } from './entry-values.ts';
import { entriesIn, isOpenEntry, rowsOf, type ShownEntry, shownEntries } from './shown-entries.ts';
import { cellKey, type EntryProblem, type RowFacts, type WeekState } from './week-work.ts';

/** A day of a line as it is shown. */
export interface CellView {
  key: string;
  lineId: string;
  date: PlainDate;
  /** In what a bare number counts. */
  unit: RowFacts['unit'];
  /** Seconds of all its entries. */
  seconds: number;
  entries: readonly ShownEntry[];
  /** Something of it is not stored. */
  isWaiting: boolean;
  hasText: boolean;
  /** Why nothing can be booked there; null where something can. */
  refused: RefusedBooking | null;
  /** Its time may be typed over: it takes time, and what it holds is open. */
  isOpen: boolean;
  /** What was typed and is no time. */
  unread: string | null;
  /** What is wrong with its entries, by their ids. */
  problems: readonly (EntryProblem & { id: string })[];
  /** What others made of its entries, by their ids. */
  conflicts: readonly { id: string; theirs: EntryValues }[];
}

/** A line with its days. */
export interface RowView extends RowFacts {
  cells: readonly CellView[];
  seconds: number;
}

/** The lines of a project. */
export interface ProjectView {
  id: string;
  label: string;
  customerLabel: string | null;
  rows: readonly RowView[];
  seconds: number;
}

/** The week as it is shown. */
export interface WeekView {
  projects: readonly ProjectView[];
  /** Every line, in the order in which it is shown. */
  rows: readonly RowView[];
  /** Seconds booked, by day of the week. */
  booked: readonly number[];
  total: number;
}

/** What is shown of a week: lines under their projects, in the order in which each first comes, with sums of rows and days. */
export function weekView(state: WeekState): WeekView {
  const entries = shownEntries(state);
  const rows = rowsOf(state).map((row) => rowView(state, row, entries));
  const ids = [...new Set(rows.map(({ project }) => project.id))];
  const projects = ids.flatMap((id): ProjectView[] => {
    const own = rows.filter(({ project }) => project.id === id);
    return own[0] ? [{ ...own[0].project, rows: own, seconds: sumOf(own) }] : [];
  });
  const booked = state.stored.days.map((_, day) =>
    sumOf(rows.map(({ cells }) => ({ seconds: cells[day]?.seconds ?? 0 }))),
  );
  return {
    projects,
    rows: projects.flatMap(({ rows: own }) => own),
    booked,
    total: booked.reduce((sum, day) => sum + day, 0),
  };
}

/** The same week without the lines of some projects, whose sums stay. */
export function foldedView(view: WeekView, folded: readonly string[]): WeekView {
  return { ...view, rows: view.rows.filter(({ project }) => !folded.includes(project.id)) };
}

function rowView(state: WeekState, row: RowFacts, entries: readonly ShownEntry[]): RowView {
  const cells = state.stored.days.map(({ date }, day) => cellView(state, row, date, day, entries));
  return { ...row, cells, seconds: sumOf(cells) };
}

function cellView(
  { work }: WeekState,
  row: RowFacts,
  date: PlainDate,
  day: number,
  all: readonly ShownEntry[],
): CellView {
  const lineId = row.line.id;
  const key = cellKey(lineId, date);
  const entries = entriesIn(all, lineId, date);
  const changes = work.changes.filter((change) => change.lineId === lineId && change.date === date);
  const sent = work.flight?.entries.some((change) => change.lineId === lineId && change.date === date) === true;
  const refused = row.mayBook[day] ?? null;
  return {
    key,
    lineId,
    date,
    unit: row.unit,
    seconds: sumOf(entries),
    entries,
    isWaiting: sent || changes.length > 0,
    hasText: entries.some(({ text, internalNote }) => text !== null || internalNote !== null),
    refused,
    isOpen: refused === null && entries.every(isOpenEntry),
    unread: work.unread[key] ?? null,
    problems: changes.flatMap(({ id }) => (work.problems[id] ?? []).map((problem) => ({ ...problem, id }))),
    conflicts: changes.flatMap(({ id }) => {
      const theirs = work.conflicts[id];
      return theirs === undefined ? [] : [{ id, theirs }];
    }),
  };
}

function sumOf(all: readonly { seconds: number }[]): number {
  return all.reduce((sum, { seconds }) => sum + seconds, 0);
}
