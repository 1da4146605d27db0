import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import type { WeekDay, WeekDetail, WeekEntry, WeekRow } from '@mandate/contract/time/week-detail.ts';

/** A line of a week with what was booked on it, by day. */
interface SeenLine {
  row: WeekRow;
  /** Seconds of each shown day. */
  byDay: number[];
  total: number;
}

/** A week as it is looked at before it is approved: the days and lines that say something. */
export interface SeenWeek {
  days: WeekDay[];
  lines: SeenLine[];
  /** Seconds of each shown day, and of the week. */
  booked: number[];
  total: number;
  billable: number;
  /** Every entry with its line, day by day. */
  entries: { entry: WeekEntry; row: WeekRow }[];
}

/** What of a week somebody approves: its booked lines, those of their projects alone where they approve by project; days off without time are left out. */
export function seenWeek({ days, rows }: WeekDetail, projectIds: WaitingWeek['projectIds']): SeenWeek {
  const mine = rows.filter(
    ({ project, entries }) => entries.length > 0 && (projectIds === null || projectIds.includes(project.id)),
  );
  const entries = mine
    .flatMap((row) => row.entries.map((entry) => ({ entry, row })))
    .sort((one, other) => one.entry.date.localeCompare(other.entry.date));
  const shown = days.filter(({ date, capacity }) => capacity > 0 || entries.some(({ entry }) => entry.date === date));
  const onDay = (of: readonly WeekEntry[], date: string) => secondsOf(of.filter((each) => each.date === date));
  const all = entries.map(({ entry }) => entry);
  return {
    days: shown,
    lines: mine.map((row) => ({
      row,
      byDay: shown.map(({ date }) => onDay(row.entries, date)),
      total: secondsOf(row.entries),
    })),
    booked: shown.map(({ date }) => onDay(all, date)),
    total: secondsOf(all),
    billable: secondsOf(all.filter(({ isBillable }) => isBillable)),
    entries,
  };
}

function secondsOf(entries: readonly WeekEntry[]): number {
  return entries.reduce((sum, { seconds }) => sum + seconds, 0);
}
