import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { areSame, differing, type EntryValues, valuesOf } from './entry-values.ts';
import { entriesIn, type ShownEntry, shownEntries } from './shown-entries.ts';
import {
  type ActPart,
  cellKey,
  type EntryChange,
  mostActs,
  type WeekState,
  type WeekWork,
  without,
} from './week-work.ts';

/** What shall become of an entry. */
export interface Wanted {
  id: string;
  lineId: string;
  date: PlainDate;
  /** What changes of it; no time at all removes it. A new one has whatever is not said from its line. */
  set: Partial<EntryValues>;
  /** A new one is a copy of another. */
  isCopy?: true;
}

/** Changes entries as one act, which is taken back as one. Nothing is done where nothing differs. */
export function changeEntries(state: WeekState, wanted: readonly Wanted[]): WeekState {
  const before = new Map(shownEntries(state).map((entry) => [entry.id, entry]));
  const parts = wanted.flatMap((each) => actPart(before.get(each.id), each));
  const next = applied(state, wanted);
  if (parts.length === 0) return next;
  const no = next.work.lastAct + 1;
  return { ...next, work: { ...next.work, acts: [...next.work.acts, { no, parts }].slice(-mostActs), lastAct: no } };
}

/** Changes entries without remembering how they were. */
export function applied(state: WeekState, wanted: readonly Wanted[]): WeekState {
  const all = shownEntries(state);
  const before = new Map(all.map((entry) => [entry.id, entry]));
  const cells = [...all, ...wanted.filter(({ id }) => !before.has(id))];
  const work = wanted.reduce((done, each) => {
    const isAlone = entriesIn(cells, each.lineId, each.date).length === 1;
    return changed(state, done, before.get(each.id), isAlone, each);
  }, state.work);
  return work === state.work ? state : { ...state, work };
}

function actPart(entry: ShownEntry | undefined, { id, lineId, date, set }: Wanted): ActPart[] {
  if (entry === undefined) return set.seconds === 0 ? [] : [{ id, lineId, date, did: 'made', before: {} }];
  const wanted = { ...valuesOf(entry), ...set };
  if (areSame(wanted, entry)) return [];
  if (set.seconds === 0) return [{ id, lineId, date, did: 'removed', before: valuesOf(entry) }];
  return [{ id, lineId, date, did: 'changed', before: differing(valuesOf(entry), wanted) }];
}

/** @param isAlone no other entry is in its cell */
function changed(
  state: WeekState,
  work: WeekWork,
  entry: ShownEntry | undefined,
  isAlone: boolean,
  wanted: Wanted,
): WeekWork {
  const { id, lineId, date, set } = wanted;
  const known = work.changes.find((change) => change.id === id);
  const base = known ? known.base : lastSent(state, id);
  const values = { ...(entry ? valuesOf(entry) : ofNew(state, lineId)), ...set };
  const why = known?.reason === undefined ? {} : { reason: known.reason };
  const copied = (known ?? wanted).isCopy ? { isCopy: true as const } : {};
  const isNewAlone = entry === undefined && known === undefined && isAlone;
  const fills = known?.fillsCell || isNewAlone ? { fillsCell: true as const } : {};
  const change: EntryChange = { id, lineId, date, base, values, ...why, ...copied, ...fills };
  // What is not stored and has its time taken away is gone with its words.
  const isNothing = base === null ? set.seconds === 0 || isEmpty(values) : areSame(values, base);
  const others = work.changes.filter((each) => each.id !== id);
  const changes = isNothing
    ? others
    : known
      ? work.changes.map((each) => (each.id === id ? change : each))
      : [...work.changes, change];
  return {
    ...work,
    changes,
    unread: without(work.unread, [cellKey(lineId, date)]),
    // What is wrong with another entry of the day may be right now, as where the day had more than 24 hours.
    problems: without(work.problems, [id, ...others.filter((each) => each.date === date).map((each) => each.id)]),
    conflicts: without(work.conflicts, [id]),
  };
}

/** An entry as the server has it, or will once it has answered; null where it has none. */
function lastSent({ stored, work }: WeekState, id: string): EntryValues | null {
  const sent = work.flight?.entries.find((entry) => entry.id === id);
  if (sent) return sent.values;
  const entry = stored.rows.flatMap(({ entries }) => entries).find((each) => each.id === id);
  return entry ? valuesOf(entry) : null;
}

/** Nothing was written of it: it has neither time nor words. */
function isEmpty({ seconds, text, internalNote }: EntryValues): boolean {
  return seconds === 0 && text === null && internalNote === null;
}

function ofNew({ stored, work }: WeekState, lineId: string): EntryValues {
  const row = [...stored.rows, ...work.addedRows].find(({ line }) => line.id === lineId);
  return { seconds: 0, text: null, internalNote: null, isBillable: row?.isBillable ?? false };
}
