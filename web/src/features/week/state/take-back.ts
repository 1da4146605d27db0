import { applied, type Wanted } from './change-entries.ts';
import { shownEntries } from './shown-entries.ts';
import type { ActPart, WeekState } from './week-work.ts';

/**
 * Takes the last act back. What it made goes, what it changed is as it was, and what it removed is there again: as a new entry where the server
 * has taken it away already.
 * @param newId gives an id for each entry that comes back as a new one
 */
export function takeBack(state: WeekState, newId: () => string): WeekState {
  const act = state.work.acts.at(-1);
  if (act === undefined) return state;
  const known = new Set([
    ...state.stored.rows.flatMap(({ entries }) => entries.map(({ id }) => id)),
    ...shownEntries(state).map(({ id }) => id),
  ]);
  const again = new Map<string, string>();
  const wanted = act.flatMap((part): Wanted[] => {
    const { id, lineId, date, did, before } = part;
    if (known.has(id)) return [{ id, lineId, date, set: did === 'made' ? { seconds: 0 } : before }];
    // What somebody else removed meanwhile stays away.
    if (did !== 'removed') return [];
    const fresh = newId();
    again.set(id, fresh);
    return [{ id: fresh, lineId, date, set: before }];
  });
  const acts = state.work.acts.slice(0, -1).map((each) => each.map((part) => renamed(part, again)));
  return applied({ ...state, work: { ...state.work, acts } }, wanted);
}

/** What an act speaks of by another id. */
export function renamed(part: ActPart, ids: ReadonlyMap<string, string>): ActPart {
  return { ...part, id: ids.get(part.id) ?? part.id };
}
