import type { MissingWeek } from '@mandate/contract/time/missing-week.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingQuery } from './missing-query.ts';

/** As many as are shown before somebody asks for all of them. */
const few = 8;

/** The weeks that are missing, the few that are missing longest until all are asked for. */
export interface ShownMissing {
  weeks: readonly MissingWeek[];
  count: number;
  /** Shows the others; null where none are left out. */
  showAll: (() => void) | null;
}

/** Reads what is missing; null while it is not known or could not be read, and where nothing is. */
export function useShownMissing(): ShownMissing | null {
  const [isAll, setAll] = useState(false);
  const { data } = useQuery(missingQuery);
  if (data === undefined || data.weeks.length === 0) return null;
  const isCut = !isAll && data.weeks.length > few;
  return {
    weeks: isCut ? data.weeks.slice(0, few) : data.weeks,
    count: data.count,
    showAll: isCut ? () => setAll(true) : null,
  };
}
