import { daysOfWeek, weekOf } from '@mandate/contract/time/week.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { parameters } from '../../records/read/parameter.ts';
import { readCapacity } from './read-capacity.ts';

/** A week somebody has not handed in. */
export interface MissingWeek {
  personnelId: string;
  name: string;
  /** Who manages them. */
  managerId: string | null;
  week: PlainDate;
}

/** How many weeks back it is looked for weeks that are not handed in; older ones are found when a month is closed. */
export const weeksLookedBack = 4;

type Row = MissingWeek & { hasEntries: boolean };

// Whoever signs in books their own time, up to their last day also once they are not offered any more; for others a week is missing once something
// was booked in it.
const text = `select p.id as "personnelId", p.display_name as name, p.manager_id as "managerId", w.week::text as week,
    e.has_entries as "hasEntries"
  from personnels p cross join unnest($1::date[]) w (week)
    left join weeks k on k.personnel_id = p.id and k.week = w.week
    cross join lateral (select exists (select from entries e where e.personnel_id = p.id and e.date between w.week and w.week + 6
      and e.deleted_at is null and e.state = 'open') as has_entries) e
  where p.deleted_at is null and coalesce(k.state, 'open') = 'open' and ($2::uuid is null or p.id = $2 or p.manager_id = $2)
    and w.week + 6 >= (select min(e.date) from entries e where e.deleted_at is null)
    and (e.has_entries or ((p.is_active or p.left_on is not null) and (p.hired_on is null or p.hired_on <= w.week + 6)
      and (p.left_on is null or p.left_on >= w.week)
      and exists (select from accounts a where a.id = p.user_id and a.status = 'active' and a.deleted_at is null)))
  order by w.week, p.display_name, p.id limit $3`;

/**
 * Weeks that ended and were not handed in: of people who work in them, by their schedule, holidays and absences, or who booked time in them. None
 * where nobody approves time, before the first time the firm booked, and of closed months.
 * @param today of these weeks the last one ended before it
 * @param count how many weeks are looked at
 * @param of whose: of this person and of those whom this person manages; null for everybody's
 * @param most how many rows are looked at
 * @returns the oldest week first
 */
export async function findMissingWeeks(
  db: Database,
  { today, count, of, most }: { today: PlainDate; count: number; of: string | null; most: number },
): Promise<MissingWeek[]> {
  const values = await parameters(db, ['time.approval', 'time.closedUntil', 'company.firstDayOfWeek']);
  if (values.get('time.approval') === 'none') return [];
  const closedUntil = String(values.get('time.closedUntil') ?? '');
  const current = weekOf(today, Number(values.get('company.firstDayOfWeek')));
  const weeks = Array.from({ length: count }, (_, back) => addDays(current, -7 * (count - back)));
  const open = weeks.filter((week) => addDays(week, 6) > closedUntil);
  const rows = open.length === 0 ? [] : await run<Row>(db, text, [open, of, most]);
  const asked = rows.filter(({ hasEntries }) => !hasEntries).map(({ personnelId }) => personnelId);
  const days = open.flatMap(daysOfWeek);
  const capacity = await readCapacity({ db, caller: { personnelId: null, grants: [] } }, asked, days);
  const works = ({ personnelId, week }: Row) =>
    (capacity.get(personnelId) ?? []).some(
      ({ date, seconds }) => seconds > 0 && date >= week && date <= addDays(week, 6),
    );
  return rows.filter((row) => row.hasEntries || works(row)).map(({ hasEntries: _, ...missing }) => missing);
}
