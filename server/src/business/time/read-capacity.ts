import {
  type AbsentDays,
  absentShare,
  capacitySeconds,
  type Schedule,
  scheduledSeconds,
  type Working,
} from '@mandate/contract/time/capacity.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { parameters } from '../../records/read/parameter.ts';

/** How long somebody can work on a day, and why not longer. */
export interface DayCapacity {
  date: PlainDate;
  /** Seconds of their schedule, before holidays and absences. */
  scheduled: number;
  /** Seconds they can work: their target. */
  seconds: number;
  /** The holiday's name; null on other days, and where the firm works all the same. */
  holiday: string | null;
  /** What part of the day they are absent, and of what kind where the caller may know; null where they are there. */
  absence: { share: number; kind: string | null } | null;
  /** What part of the day they have asked to be absent and nobody decided on yet. */
  requested: number;
}

interface PersonRow {
  id: string;
  from: PlainDate | null;
  to: PlainDate | null;
  weeklyHours: string | null;
  calendarId: string | null;
}

interface HolidayRow {
  calendarId: string;
  date: PlainDate;
  name: string;
  share: number;
}

/** Who asks for capacity: what kinds of absences they are told follows from it. */
export interface CapacityReader {
  db: Database;
  caller: Pick<Caller, 'personnelId' | 'grants'>;
}

type AbsenceRow = AbsentDays & { personnelId: string; kind: string; state: 'requested' | 'approved' };

const peopleText = `select p.id, p.hired_on::text as from, p.left_on::text as to, p.weekly_hours::text as "weeklyHours",
    coalesce(l.holiday_calendar_id, $2::uuid) as "calendarId"
  from personnels p left join places l on l.id = p.base_place_id where p.id = any($1)`;

const schedulesText = `select s.personnel_id as "personnelId", s.valid_from::text as "validFrom", s.monday::text, s.tuesday::text,
    s.wednesday::text, s.thursday::text, s.friday::text, s.saturday::text, s.sunday::text
  from personnel_schedules s where s.personnel_id = any($1) and s.valid_from <= $2::date`;

const holidaysText = `select d.holiday_calendar_id as "calendarId", d.date::text, d.name, d.share::float8 as share
  from holiday_calendar_days d where d.holiday_calendar_id = any($1) and d.date between $2::date and $3::date and not d.is_worked_on`;

const absencesText = `select t.personnel_id as "personnelId", t.kind, t.state, t.start_date::text as "startDate",
    t.end_date::text as "endDate", t.starts_at_noon as "startsAtNoon", t.ends_at_noon as "endsAtNoon"
  from absences t where t.personnel_id = any($1) and t.start_date <= $3::date and t.end_date >= $2::date
    and t.deleted_at is null and t.state <> 'declined' order by t.start_date, t.starts_at_noon`;

/**
 * How long people can work on some days (delivery reference 2.4, 6): by schedule, holidays of where they work, and approved absences. Of what
 * kind an absence is, is told of the caller's own, and of others' with the grant that shows it.
 * @param days in any order
 * @returns each person's days in the order that was asked for, by the person's id; who is not there is left out
 */
export async function readCapacity(
  call: CapacityReader,
  personnelIds: readonly string[],
  days: readonly PlainDate[],
): Promise<Map<string, DayCapacity[]>> {
  const { db, caller } = call;
  const ids = [...new Set(personnelIds)];
  const [from, to] = [days.reduce(earlier, days[0] ?? ''), days.reduce(later, '')];
  if (ids.length === 0 || from === '') return new Map();
  const firm = await parameters(db, ['company.workingDays', 'company.holidayCalendarId']);
  const weekdays = new Set(((firm.get('company.workingDays') ?? []) as string[]).map(Number));
  const people = await run<PersonRow>(db, peopleText, [ids, firm.get('company.holidayCalendarId') ?? null]);
  const calendarIds = [...new Set(people.flatMap(({ calendarId }) => calendarId ?? []))];
  const schedules = grouped(await run<Schedule & { personnelId: string }>(db, schedulesText, [ids, to]), 'personnelId');
  const holidays = grouped(await run<HolidayRow>(db, holidaysText, [calendarIds, from, to]), 'calendarId');
  const absences = grouped(await run<AbsenceRow>(db, absencesText, [ids, from, to]), 'personnelId');
  const seesKinds = (id: string) => id === caller.personnelId || caller.grants.includes('seePersonal');
  return new Map(
    people.map(({ id, calendarId, ...person }) => {
      const free = holidays.get(calendarId ?? '') ?? [];
      const away = absences.get(id) ?? [];
      const approved = away.filter(({ state }) => state === 'approved');
      const asked = away.filter(({ state }) => state === 'requested');
      const working: Working = {
        ...person,
        schedules: schedules.get(id) ?? [],
        weekdays,
        holidays: new Map(free.map(({ date, share }) => [date, share])),
        absences: approved,
      };
      const dayOf = (date: PlainDate): DayCapacity => ({
        date,
        scheduled: scheduledSeconds(working, date),
        seconds: capacitySeconds(working, date),
        holiday: free.find((day) => day.date === date)?.name ?? null,
        absence: absenceOn(approved, date, seesKinds(id)),
        requested: absentShare(asked, date),
      });
      return [id, days.map(dayOf)];
    }),
  );
}

function absenceOn(absences: readonly AbsenceRow[], date: PlainDate, seesKind: boolean): DayCapacity['absence'] {
  const share = absentShare(absences, date);
  if (share === 0) return null;
  const first = absences.find((each) => absentShare([each], date) > 0);
  return { share, kind: seesKind ? (first?.kind ?? null) : null };
}

function grouped<Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row[key]);
}

function earlier(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other;
}

function later(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other;
}
