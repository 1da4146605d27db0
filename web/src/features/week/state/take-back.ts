import type { WeekEntry } from '@mandate/contract/time/week-detail.ts';
import { applied, type Wanted } from './change-entries.ts';
import { valuesOf } from './entry-values.ts';
import { isOpenCell, shownEntries } from './shown-entries.ts';
import { type Act, type ActPart, type WeekState, without } from './week-work.ts';

/**
 * Takes an act back, the last one unless another is meant. What it made goes, what it changed is as it was, and what it removed is there again: as a
 * new entry where the server has taken it away already. What takes no time any more stays as it is stored.
 * @param newId gives an id for each entry that comes back as a new one
 */
export function takeBack(state: WeekState, newId: () => string, no = state.work.acts.at(-1)?.no): WeekState {
  const act = state.work.acts.find((each) => each.no === no);
  if (act === undefined) return state;
  const known = new Set([
    ...state.stored.rows.flatMap(({ entries }) => entries.map(({ id }) => id)),
    ...shownEntries(state).map(({ id }) => id),
  ]);
  const again = new Map<string, string>();
  const waiting = new Set(state.work.changes.map(({ id }) => id));
  const wanted = act.parts.flatMap((part): Wanted[] => {
    const { id, lineId, date, did, before } = part;
    // What is handed in or closed meanwhile stays; what could not be stored goes.
    if (!isOpenCell(state, lineId, date) && !waiting.has(id)) return [];
    if (known.has(id)) return [{ id, lineId, date, set: did === 'made' ? { seconds: 0 } : before }];
    // What somebody else removed meanwhile stays away.
    if (did !== 'removed') return [];
    const fresh = newId();
    again.set(id, fresh);
    return [{ id: fresh, lineId, date, set: before }];
  });
  const others = state.work.acts.filter((each) => each !== act);
  const done = applied({ ...state, work: { ...state.work, acts: renamed(others, again) } }, wanted);
  return act.unread === undefined ? done : { ...done, work: { ...done.work, unread: unreadBefore(done, act.unread) } };
}

function unreadBefore({ work }: WeekState, was: NonNullable<Act['unread']>): Record<string, string> {
  const texts = Object.entries(was).flatMap(([key, text]): [string, string][] => (text === null ? [] : [[key, text]]));
  return { ...without(work.unread, Object.keys(was)), ...Object.fromEntries(texts) };
}

/** The same acts, with entries by their other ids. */
export function renamed(acts: readonly Act[], ids: ReadonlyMap<string, string>): readonly Act[] {
  if (ids.size === 0) return acts;
  return acts.map(({ parts, ...act }) => ({
    ...act,
    parts: parts.map((part) => ({ ...part, id: ids.get(part.id) ?? part.id })),
  }));
}

/**
 * The same acts, with what they made as changes of entries that others made.
 * @param met the entry of others, by the id of what was made here
 */
export function ontoOthers(acts: readonly Act[], met: ReadonlyMap<string, WeekEntry>): readonly Act[] {
  if (met.size === 0) return acts;
  return acts.map(({ parts, ...act }) => ({
    ...act,
    parts: parts.map((part): ActPart => {
      const theirs = met.get(part.id);
      return theirs === undefined ? part : { ...part, id: theirs.id, did: 'changed', before: valuesOf(theirs) };
    }),
  }));
}
