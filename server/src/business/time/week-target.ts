import { daysOfWeek } from '@mandate/contract/time/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { type CapacityReader, type DayCapacity, readCapacity } from './read-capacity.ts';

/** What is stored of a week: how far it is, and the seconds that were wanted of it when it was handed in. */
interface StoredWeek {
  state: TimeState;
  target: number;
}

/**
 * Seconds wanted of a week. What was handed in or approved keeps what it was handed in with, whatever becomes of the schedule; an open or returned one
 * has what can be worked in it by now.
 * @param days of that week
 */
export function weekTarget({ state, target }: StoredWeek, days: readonly DayCapacity[]): number {
  return state === 'open' ? days.reduce((sum, { seconds }) => sum + seconds, 0) : target;
}

/** Seconds wanted of weeks of several people, in their order, as {@link weekTarget}. */
export async function readWeekTargets(
  call: CapacityReader,
  weeks: readonly (StoredWeek & { personnelId: string; week: PlainDate })[],
): Promise<number[]> {
  const open = weeks.filter(({ state }) => state === 'open');
  const days = [...new Set(open.map(({ week }) => week))].flatMap(daysOfWeek);
  const capacity = await readCapacity(
    call,
    open.map(({ personnelId }) => personnelId),
    days,
  );
  return weeks.map(({ personnelId, week, ...stored }) => {
    const wanted = daysOfWeek(week);
    return weekTarget(
      stored,
      (capacity.get(personnelId) ?? []).filter(({ date }) => wanted.includes(date)),
    );
  });
}
