import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { useState } from 'react';

/** Weeks that are selected among those that wait. */
export interface WeekSelection {
  weeks: readonly WaitingWeek[];
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Selects weeks; what no longer waits is no longer selected. */
export function useWeekSelection(waiting: readonly WaitingWeek[]): WeekSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const weeks = waiting.filter(({ id }) => ids.has(id));
  const isAll = waiting.length > 0 && weeks.length === waiting.length;
  return {
    weeks,
    count: weeks.length,
    isAll,
    has: (id) => ids.has(id),
    toggle: (id) => setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])),
    toggleAll: () => setIds(new Set(isAll ? [] : waiting.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
