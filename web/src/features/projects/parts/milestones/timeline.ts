import { isPlainDate } from '@mandate/contract/values/dates.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { type MilestoneState, milestoneState } from './milestone-state.ts';

/** One milestone as it is drawn. */
export interface TimelinePoint {
  id: string;
  /** Its place in the list, from 1. */
  number: number;
  name: string;
  date: string;
  state: MilestoneState;
  /** From the left, in percent. */
  at: number;
  /** How many of the earlier ones it stands above, so that they do not cover each other. */
  lane: number;
}

/** The milestones of a project over its days. Places are in percent from the left. */
export interface Timeline {
  points: readonly TimelinePoint[];
  lanes: number;
  /** The days of the project. */
  bar: { from: number; to: number };
  /** Null where today is outside. */
  today: number | null;
}

/** Signs closer than this, in percent, stand one above the other. */
const apart = 7;

/**
 * Lays the milestones out between the start and the end of their project; what is outside widens the picture.
 * @param today plain date
 * @returns null where no milestone has a day
 */
export function timelineOf(
  milestones: readonly Row[],
  { startDate, endDate }: { startDate: unknown; endDate: unknown },
  today: string,
): Timeline | null {
  const dated = milestones.flatMap((row, index) => {
    const { dueDate } = row;
    return isDay(dueDate) ? [{ row, number: index + 1, date: dueDate }] : [];
  });
  if (dated.length === 0) return null;
  const dues = dated.map(({ date }) => dayNumber(date));
  const start = isDay(startDate) ? dayNumber(startDate) : Math.min(...dues);
  const end = Math.max(start, ...(isDay(endDate) ? [dayNumber(endDate)] : dues));
  const from = Math.min(start, ...dues);
  const to = Math.max(end, ...dues);
  const place = (day: number) => (from === to ? 50 : ((day - from) / (to - from)) * 100);

  const lastIn: number[] = [];
  const points = dated
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .map(({ row, number, date }) => {
      const at = place(dayNumber(date));
      const free = lastIn.findIndex((last) => at - last >= apart);
      const lane = free < 0 ? lastIn.length : free;
      lastIn[lane] = at;
      return { id: row.id, number, name: String(row.name ?? ''), date, state: milestoneState(row, today), at, lane };
    });
  const now = dayNumber(today);
  return {
    points,
    lanes: lastIn.length,
    bar: from === to ? { from: 0, to: 100 } : { from: place(start), to: place(end) },
    today: from < to && now >= from && now <= to ? place(now) : null,
  };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isPlainDate(value);
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}
