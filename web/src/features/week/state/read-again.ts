import type { WeekDetail, WeekEntry } from '@mandate/contract/time/week-detail.ts';
import { areSame, type EntryValues, merged, valuesOf } from './entry-values.ts';
import { isOpenEntry, isRemoval } from './shown-entries.ts';
import { ontoOthers, renamed } from './take-back.ts';
import { type EntryChange, type WeekState, without } from './week-work.ts';
import { workWithRows } from './work-with-rows.ts';

/**
 * Puts what is done here upon the week as it is stored now: what only others changed is taken, what both changed waits for a choice, and what was
 * removed by others and changed here comes back as a new entry. What both put into an empty cell is one entry that both changed. What was refused goes
 * again once a week that was handed in is back. Only while nothing is on its way.
 * @param newId gives an id for each entry that comes back
 */
export function readAgain(state: WeekState, stored: WeekDetail, newId: () => string): WeekState {
  const work = workWithRows(state);
  const known = new Map(stored.rows.flatMap(({ entries }) => entries.map((entry) => [entry.id, valuesOf(entry)])));
  const ids = new Map<string, string>();
  const met = new Map<string, WeekEntry>();
  const conflicts: Record<string, EntryValues> = {};
  const changes = work.changes.flatMap((change): EntryChange[] => {
    const theirs = known.get(change.id);
    if (theirs === undefined) return fresh(change);
    // Made here, and stored: its answer was lost.
    const base = change.base ?? theirs;
    if (isRemoval(change)) {
      if (!areSame(base, theirs)) conflicts[change.id] = theirs;
      return [{ ...change, base: theirs }];
    }
    const { values, both } = merged(base, change.values, theirs);
    if (both.length > 0) conflicts[change.id] = theirs;
    return areSame(values, theirs) ? [] : [{ ...change, base: theirs, values }];
  });

  function fresh(change: EntryChange): EntryChange[] {
    if (change.base === null) return meeting(change);
    if (isRemoval(change)) return [];
    const id = newId();
    ids.set(change.id, id);
    return [{ ...change, id, base: null }];
  }

  function meeting(change: EntryChange): EntryChange[] {
    const { lineId, date } = change;
    const row = stored.rows.find(({ line }) => line.id === lineId);
    const [theirs, ...more] = change.fillsCell ? (row?.entries.filter((entry) => entry.date === date) ?? []) : [];
    const isChanged = work.changes.some(({ id }) => id === theirs?.id);
    if (theirs === undefined || more.length > 0 || isChanged || !isOpenEntry(theirs)) return [change];
    const { id } = theirs;
    const base = valuesOf(theirs);
    const { seconds, text, internalNote } = change.values;
    const values = { ...base, seconds, text: text ?? base.text, internalNote: internalNote ?? base.internalNote };
    met.set(change.id, theirs);
    if (areSame(values, base)) return [];
    conflicts[id] = base;
    return [{ id, lineId, date, base, values }];
  }

  const isBack = state.stored.state !== 'open' && stored.state === 'open';
  const gone = work.changes.filter(({ id }) => !changes.some((change) => change.id === id)).map(({ id }) => id);
  return {
    stored,
    work: {
      ...work,
      changes,
      acts: ontoOthers(renamed(work.acts, ids), met),
      conflicts: { ...without(work.conflicts, gone), ...conflicts },
      problems: isBack ? {} : without(work.problems, gone),
    },
  };
}

/** Takes what others made of an entry, in place of what was wanted here: what was done to it here cannot be taken back any more. */
export function takeTheirs({ stored, work }: WeekState, id: string): WeekState {
  const changes = work.changes.filter((change) => change.id !== id);
  const acts = work.acts.flatMap((act) => {
    const parts = act.parts.filter((part) => part.id !== id);
    return parts.length === 0 && act.unread === undefined ? [] : [{ ...act, parts }];
  });
  return {
    stored,
    work: { ...work, changes, acts, conflicts: without(work.conflicts, [id]), problems: without(work.problems, [id]) },
  };
}

/** Keeps what was wanted here of an entry that others changed too. */
export function keepMine({ stored, work }: WeekState, id: string): WeekState {
  return { stored, work: { ...work, conflicts: without(work.conflicts, [id]) } };
}
