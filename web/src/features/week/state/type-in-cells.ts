import { longest, readDuration, type TimeSteps, toStep } from '@mandate/contract/time/duration.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { changeEntries, type Wanted } from './change-entries.ts';
import { dayOf, entriesIn, isOpenCell, rowsOf, type ShownEntry, shownEntries } from './shown-entries.ts';
import { type Act, cellKey, mostActs, type RowFacts, type WeekState, without } from './week-work.ts';

/** Where a cell is. */
export interface CellPlace {
  lineId: string;
  date: PlainDate;
}

/** What a cell is to hold. */
interface Filled extends CellPlace {
  text: string;
}

/**
 * Types into a cell: one entry is changed, none makes one, nothing or 0 removes it. What is no time stays in the cell as it was typed. A cell of
 * several entries is left as it is, since nobody could say which is meant.
 * @param newId the id of an entry that is made
 */
export function typeInCell(state: WeekState, cell: Filled, steps: TimeSteps, newId: () => string): WeekState {
  return fillCells(state, [cell], steps, newId).state;
}

/**
 * Puts a block of texts into the cells from a place on to the right and down, as one act. Cells that take nothing and cells of several entries are
 * left out; what is no time stays in its cell as it was.
 * @param lineIds of the rows as they are shown, from top to bottom
 * @returns the week, and how many texts found no place
 */
export function pasteInCells(
  state: WeekState,
  from: CellPlace,
  block: readonly (readonly string[])[],
  lineIds: readonly string[],
  steps: TimeSteps,
  newId: () => string,
): { state: WeekState; left: number } {
  const [top, left] = [lineIds.indexOf(from.lineId), dayOf(state, from.date)];
  const placed = block.flatMap((texts, down) =>
    texts.map((text, right) => {
      const lineId = lineIds[top + down];
      const date = state.stored.days[left + right]?.date;
      return lineId === undefined || date === undefined ? null : { lineId, date, text };
    }),
  );
  const cells = placed.filter((cell) => cell !== null);
  const lost = block.flat().filter((text) => text.trim() !== '').length - cells.filter(hasText).length;
  const filled = fillCells(state, cells, steps, newId);
  return { state: filled.state, left: filled.left + lost };
}

function hasText({ text }: Filled): boolean {
  return text.trim() !== '';
}

/** Fills the empty working days to the right of a cell with what it holds, as one act. */
export function fillRight(state: WeekState, { lineId, date }: CellPlace, newId: () => string): WeekState {
  const entries = shownEntries(state);
  const [entry, ...more] = entriesIn(entries, lineId, date);
  if (entry === undefined || more.length > 0 || entry.seconds <= 0) return state;
  const { seconds, text, isBillable } = entry;
  const days = state.stored.days.filter(
    (day) =>
      day.date > date &&
      day.capacity > 0 &&
      entriesIn(entries, lineId, day.date).length === 0 &&
      isOpenCell(state, lineId, day.date, entries),
  );
  return changeEntries(
    state,
    days.map((day) => ({ id: newId(), lineId, date: day.date, set: { seconds, text, isBillable } })),
  );
}

function fillCells(
  state: WeekState,
  cells: readonly Filled[],
  steps: TimeSteps,
  newId: () => string,
): { state: WeekState; left: number } {
  const entries = shownEntries(state);
  const rows = new Map(rowsOf(state).map((row) => [row.line.id, row]));
  const unread: Record<string, string> = {};
  const wanted: Wanted[] = [];
  let left = 0;
  for (const cell of cells) {
    const { lineId, date } = cell;
    const held = entriesIn(entries, lineId, date).filter(({ seconds, isWaiting }) => seconds !== 0 || isWaiting);
    if (!isOpenCell(state, lineId, date, entries) || held.length > 1) {
      if (hasText(cell)) left += 1;
      continue;
    }
    const seconds = readCell(cell.text, rows.get(lineId), steps);
    if (seconds === null) unread[cellKey(lineId, date)] = cell.text.trim();
    else wanted.push(...wantedIn(cell, seconds, held[0], newId));
  }
  const filled = cells.map(({ lineId, date }) => cellKey(lineId, date));
  return { state: withUnread(state, changeEntries(state, wanted), filled, unread), left };
}

// What stood in the cells and was no time is part of the act, so that taking it back brings just that back.
function withUnread(
  { work: before }: WeekState,
  done: WeekState,
  filled: readonly string[],
  unread: Readonly<Record<string, string>>,
): WeekState {
  const { work } = done;
  const next = { ...work, unread: { ...without(work.unread, filled), ...unread } };
  const differing = filled.filter((key) => before.unread[key] !== next.unread[key]);
  if (differing.length === 0) return { ...done, work: next };
  const was = Object.fromEntries(differing.map((key) => [key, before.unread[key] ?? null]));
  const last = work.lastAct === before.lastAct ? undefined : work.acts.at(-1);
  const no = last?.no ?? work.lastAct + 1;
  const act: Act = { no, parts: last?.parts ?? [], unread: was };
  const others = last ? work.acts.slice(0, -1) : work.acts;
  return { ...done, work: { ...next, acts: [...others, act].slice(-mostActs), lastAct: no } };
}

function wantedIn({ lineId, date }: CellPlace, seconds: number, entry: ShownEntry | undefined, newId: () => string) {
  if (entry === undefined) return seconds === 0 ? [] : [{ id: newId(), lineId, date, set: { seconds } }];
  return [{ id: entry.id, lineId, date, set: { seconds } }];
}

/** Seconds of what is typed for a line, on a step; 0 for nothing, null for what is no time of a day. */
export function readCell(text: string, row: RowFacts | undefined, steps: TimeSteps): number | null {
  if (text.trim() === '') return 0;
  const read = row === undefined ? null : readDuration(text, row);
  if (row === undefined || read === null || read < 0) return null;
  const seconds = toStep(read, row, steps);
  return seconds > longest ? null : seconds;
}
