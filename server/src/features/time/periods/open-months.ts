import {
  type LeftWeek,
  mostLeftWeeks,
  mostOpenMonths,
  type OpenMonth,
  type OpenMonths,
} from '@mandate/contract/time/open-months.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../../business/company-day.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { timeSettings } from '../time-settings.ts';

const firstText = 'select min(e.posted_on)::text as first from entries e where e.deleted_at is null';

// As closing counts: work of people that is not approved, in the month it counts in.
const left = `e.state <> 'approved' and e.posted_on <= $1::date and e.personnel_id is not null and e.deleted_at is null`;

const monthsText = `select to_char(e.posted_on, 'YYYY-MM') as month, count(*) filter (where e.state = 'open')::integer as open,
    count(*) filter (where e.state = 'submitted')::integer as submitted
  from entries e where ${left} group by 1`;

const weeksText = `select e.personnel_id as "personnelId", p.display_name as "personnelLabel", w.week::text,
    case when bool_or(e.state = 'open') then 'open' else 'submitted' end as state, sum(e.seconds)::integer as seconds,
    min(e.posted_on)::text as "countsFrom"
  from entries e join personnels p on p.id = e.personnel_id
    cross join lateral (select e.date - (extract(isodow from e.date)::integer - $2 + 7) % 7 as week) w
  where ${left} group by e.personnel_id, p.display_name, w.week order by min(e.posted_on), w.week, p.display_name, e.personnel_id
  limit ${mostLeftWeeks}`;

/**
 * What is closed, and the months that are over and can be closed, each with what of it is not approved. Where nobody approves time nothing keeps a
 * month open. Before the first month is closed they begin with the first day something counts on.
 */
export async function openMonths({ db }: Call): Promise<OpenMonths> {
  const { approval, closedUntil, firstDay } = await timeSettings(db);
  const last = addDays(`${(await companyDay(db)).slice(0, 7)}-01`, -1);
  const months = monthsFrom(await firstDayOf(db, closedUntil, last), last);
  if (approval === 'none')
    return { closedUntil, months: months.map((until) => ({ until, open: 0, submitted: 0 })), weeks: [] };
  const rows = await run<Omit<OpenMonth, 'until'> & { month: string }>(db, monthsText, [last]);
  const weeks = await run<LeftWeek>(db, weeksText, [last, firstDay]);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const told = months.map((until): OpenMonth => {
    const { open = 0, submitted = 0 } = byMonth.get(until.slice(0, 7)) ?? {};
    return { until, open, submitted };
  });
  return { closedUntil, months: told, weeks };
}

/** The day the first month that is open begins with, at the latest that of the last one that is over. */
async function firstDayOf(db: Call['db'], closedUntil: PlainDate | null, last: PlainDate): Promise<PlainDate> {
  if (closedUntil !== null) return addDays(closedUntil, 1);
  const [row] = await run<{ first: PlainDate | null }>(db, firstText, []);
  const first = row?.first ?? last;
  return first < last ? first : last;
}

/** The last days of the months from a day to another, the newest at most. */
function monthsFrom(first: PlainDate, last: PlainDate): PlainDate[] {
  const months: PlainDate[] = [];
  for (
    let until = last;
    until >= first && months.length < mostOpenMonths;
    until = addDays(`${until.slice(0, 7)}-01`, -1)
  )
    months.unshift(until);
  return months;
}
