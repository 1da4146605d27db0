import type { WeekDetail, WeekEntry } from '@mandate/contract/time/week-detail.ts';
import { areSame, differing, valuesOf } from './entry-values.ts';
import { isRemoval } from './shown-entries.ts';
import { renamed } from './take-back.ts';
import {
  type EntryChange,
  type EntryProblem,
  type RowFacts,
  type SentEntry,
  type WeekState,
  type WeekWork,
  without,
} from './week-work.ts';

/** How many entries one call stores. */
const mostAtOnce = 200;

/** Whether there is something to send, and nothing on its way. */
export function isReadyToSend(state: WeekState): boolean {
  return state.work.flight === null && state.work.changes.some((change) => maySend(state.work, change));
}

/** Whether something to be sent goes into cells that were empty, which others may have filled since. */
export function fillsCells({ work }: WeekState): boolean {
  return work.changes.some((change) => change.fillsCell && maySend(work, change));
}

/**
 * Sends what is to be sent on its way.
 * @param key under which it is sent, also when it is sent again
 */
export function takeOff(state: WeekState, key: string): WeekState {
  if (!isReadyToSend(state)) return state;
  const entries = state.work.changes.filter((change) => maySend(state.work, change)).slice(0, mostAtOnce);
  const changes = state.work.changes.filter((change) => !entries.includes(change));
  return { ...state, work: { ...state.work, changes, flight: { key, entries, sent: sentOf(state, entries) } } };
}

// A new entry without time waits for it; what was refused waits to be changed.
function maySend({ problems, conflicts }: WeekWork, { id, base, values }: EntryChange): boolean {
  return (base !== null || values.seconds !== 0) && problems[id] === undefined && conflicts[id] === undefined;
}

function sentOf({ stored }: WeekState, entries: readonly EntryChange[]): SentEntry[] {
  const versions = new Map(stored.rows.flatMap(({ entries: all }) => all.map(({ id, version }) => [id, version])));
  return entries.map((change): SentEntry => {
    const { id, lineId, date, base, values } = change;
    const version = versions.get(id);
    const why = change.reason === undefined ? {} : { reason: change.reason };
    if (base === null || version === undefined)
      return {
        ...{ id, lineId, date, ...values, ...why, personnelId: stored.personnelId },
        ...(change.isCopy && { source: 'copy' }),
      };
    return { id, version, ...why, ...(isRemoval(change) ? { seconds: 0 } : differing(values, base)) };
  });
}

/**
 * The flight is stored.
 * @param versions of the entries as they are stored now, by id
 * @param newId gives an id for what was removed and is wanted again
 */
export function landed(state: WeekState, versions: ReadonlyMap<string, number>, newId: () => string): WeekState {
  const { flight } = state.work;
  if (flight === null) return state;
  const removed = new Set(flight.entries.filter(isRemoval).map(({ id }) => id));
  const stored = flight.entries.reduce((week, change) => storedWith(week, change, state, versions), state.stored);
  const ids = new Map<string, string>();
  const changes = state.work.changes.map((change): EntryChange => {
    if (!removed.has(change.id)) return change;
    const id = newId();
    ids.set(change.id, id);
    return { ...change, id, base: null };
  });
  const acts = renamed(state.work.acts, ids);
  return { stored, work: { ...state.work, flight: null, changes, acts } };
}

function storedWith(
  week: WeekDetail,
  change: EntryChange,
  { stored, work }: WeekState,
  versions: ReadonlyMap<string, number>,
): WeekDetail {
  const { id, lineId, date, values } = change;
  const facts: RowFacts | undefined = [...stored.rows, ...work.addedRows].find(({ line }) => line.id === lineId);
  const isThere = week.rows.some(({ line }) => line.id === lineId);
  const rows = isThere || !facts ? week.rows : [...week.rows, { ...facts, entries: [] }];
  return {
    ...week,
    rows: rows.map((row) => {
      if (row.line.id !== lineId) return row;
      const before = row.entries.find((entry) => entry.id === id);
      const others = row.entries.filter((entry) => entry.id !== id);
      if (isRemoval(change)) return { ...row, entries: others };
      const entry: WeekEntry = {
        ...ofNew,
        ...before,
        id,
        date,
        ...values,
        version: versions.get(id) ?? (before?.version ?? 0) + 1,
      };
      return {
        ...row,
        entries: before ? row.entries.map((each) => (each.id === id ? entry : each)) : [...others, entry],
      };
    }),
  };
}

const ofNew = { state: 'open', returnedReason: null, correctsId: null } as const;

/**
 * The flight was refused: nothing of it is stored. What is wrong stays with its reason, the rest goes again.
 * @param problems by the place of the entry in the flight; with none, each has the sentence of the whole
 */
export function turnedBack(
  state: WeekState,
  problems: ReadonlyMap<number, readonly EntryProblem[]>,
  sentence: string,
): WeekState {
  const { flight } = state.work;
  if (flight === null) return state;
  const all = flight.entries.map((entry, place): [string, readonly EntryProblem[]] | null => {
    const found = problems.size === 0 ? [{ field: '', message: sentence }] : problems.get(place);
    // What was changed since is judged again.
    const isChanged = state.work.changes.some(({ id }) => id === entry.id);
    return found === undefined || isChanged ? null : [entry.id, found];
  });
  const found = Object.fromEntries(all.filter((each) => each !== null));
  const back = broughtBack(state);
  return { ...back, work: { ...back.work, problems: { ...back.work.problems, ...found } } };
}

/** What was on its way waits again, with what was changed of it since. */
export function broughtBack(state: WeekState): WeekState {
  const { flight, changes } = state.work;
  if (flight === null) return state;
  const later = new Map(changes.map((change) => [change.id, change]));
  const back = flight.entries.flatMap((sent): EntryChange[] => {
    const since = later.get(sent.id);
    later.delete(sent.id);
    if (since === undefined) return [sent];
    const { base } = sent;
    const change = { ...since, base };
    // What is as it was before both needs no sending.
    const isNothing = base === null ? isGone(change) : areSame(change.values, valuesOf(base));
    return isNothing ? [] : [change];
  });
  const rest = changes.filter(({ id }) => later.has(id));
  return { ...state, work: { ...state.work, flight: null, changes: [...back, ...rest] } };
}

function isGone({ values: { seconds, text, internalNote } }: EntryChange): boolean {
  return seconds === 0 && text === null && internalNote === null;
}

/** Says why an entry changes, which is then sent again. */
export function giveReason({ stored, work }: WeekState, id: string, reason: string): WeekState {
  const changes = work.changes.map((change) => (change.id === id ? { ...change, reason } : change));
  return { stored, work: { ...work, changes, problems: without(work.problems, [id]) } };
}
