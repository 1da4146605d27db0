import { useCallback, useState } from 'react';
import { useUser } from '../../lib/session/session.ts';
import { scopeOf } from '../selection/scope-of.ts';
import type { ListState } from '../state/list-state.ts';

/** How many pages of their records the open groups show, by group. */
export type OpenedGroups = ReadonlyMap<string, number>;

/** Who comes back from a record finds the groups as they were. Kept while the page is, and lists are few. */
const kept = new Map<string, OpenedGroups>();

const none: OpenedGroups = new Map();

/** Which groups of a list are open, kept for each person, grouping and set of rows. */
export function useOpenedGroups(list: string, state: ListState) {
  const { id } = useUser();
  const key = JSON.stringify([id, list, state.groupBy, scopeOf(state)]);
  const [, redraw] = useState(0);
  return {
    opened: kept.get(key) ?? none,
    /** @param pages 0 closes the group */
    show: useCallback(
      (group: string, pages: number): void => {
        const next = new Map(kept.get(key));
        if (pages === 0) next.delete(group);
        else next.set(group, pages);
        kept.set(key, next);
        redraw((count) => count + 1);
      },
      [key],
    ),
  };
}
