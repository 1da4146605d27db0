import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { areSame, type EntryValues, merged, valuesOf } from './entry-values.ts';
import { isRemoval } from './shown-entries.ts';
import { renamed } from './take-back.ts';
import { type EntryChange, type WeekState, without } from './week-work.ts';
import { workWithRows } from './work-with-rows.ts';

/**
 * Puts what is done here upon the week as it is stored now: what only others changed is taken, what both changed waits for a choice, and what was
 * removed by others and changed here comes back as a new entry. Only while nothing is on its way.
 * @param newId gives an id for each entry that comes back
 */
export function readAgain(state: WeekState, stored: WeekDetail, newId: () => string): WeekState {
  const work = workWithRows(state);
  const known = new Map(stored.rows.flatMap(({ entries }) => entries.map((entry) => [entry.id, valuesOf(entry)])));
  const ids = new Map<string, string>();
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
    if (change.base === null) return [change];
    if (isRemoval(change)) return [];
    const id = newId();
    ids.set(change.id, id);
    return [{ ...change, id, base: null }];
  }

  const gone = work.changes.filter(({ id }) => !changes.some((change) => change.id === id)).map(({ id }) => id);
  return {
    stored,
    work: {
      ...work,
      changes,
      acts: renamed(work.acts, ids),
      conflicts: { ...without(work.conflicts, gone), ...conflicts },
      problems: without(work.problems, gone),
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
