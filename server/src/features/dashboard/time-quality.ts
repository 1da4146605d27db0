import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { listOf } from './planned-projects.ts';

/** Only entries of this many days are looked at: older ones have been dealt with, or are closed. */
const entryDays = 30;

const peopleText = `select count(*)::integer as people, count(*) filter (where p.weekly_hours > 0)::integer as hours,
    count(*) filter (where l.holiday_calendar_id is not null or firm.id is not null)::integer as calendar
  from personnels p left join places l on l.id = p.base_place_id
    cross join (select (select value #>> '{}' from parameters where key = 'company.holidayCalendarId') as id) firm
  where p.deleted_at is null and p.is_active`;

const entriesText = `select count(*)::integer as entries, count(*) filter (where e.cost is not null)::integer as costed
  from entries e where e.date > $1::date and e.deleted_at is null`;

/** How many people have hours and a calendar of holidays, by which their weeks have a target, and how many entries have a cost. */
export async function timeQuality(db: Database, today: PlainDate): Promise<Dashboard['quality']> {
  const [people] = await run<Record<'people' | 'hours' | 'calendar', number>>(db, peopleText, []);
  const [entries] = await run<Record<'entries' | 'costed', number>>(db, entriesText, [addDays(today, -entryDays)]);
  const isActive = { field: 'isActive', operator: 'is', value: true } as const;
  const of = people?.people ?? 0;
  return [
    {
      ...{ check: 'hours', of, good: people?.hours ?? 0 },
      list: listOf('people', [isActive, { field: 'weeklyHours', operator: 'eq', value: '0' }]),
    },
    {
      ...{ check: 'calendar', of, good: people?.calendar ?? 0 },
      list: listOf('people', [isActive, { field: 'basePlace.holidayCalendarId', operator: 'empty' }]),
    },
    {
      ...{ check: 'entryCost', of: entries?.entries ?? 0, good: entries?.costed ?? 0 },
      list: { page: 'attention', search: '?show=all&kind=costRateMissing' },
    },
  ];
}
