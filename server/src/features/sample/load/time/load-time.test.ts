import { absence } from '@mandate/contract/entities/absence.ts';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { bookingProblems } from '@mandate/contract/time/booking.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMaking } from '../../../../../testing/callers/account-making.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database/test-database.ts';
import { readBookedLines } from '../../../../business/time/read-booked-lines.ts';
import { readCapacity } from '../../../../business/time/read-capacity.ts';
import { run } from '../../../../database/queries/sql-query.ts';
import { readHolidays } from '../../../holiday-calendars/read-holidays.ts';
import { readWorkers } from '../../../time/booking/read-workers.ts';
import { loadSample } from '../load-sample.ts';

interface Booked {
  id: string;
  lineId: string;
  personnelId: string | null;
  providerId: string | null;
  date: string;
  seconds: number;
  state: string;
  cost: string | null;
}

let database: TestDatabase;
let entries: Booked[];
const today = new Date().toISOString().slice(0, 10);
const thisWeek = weekOf(today, 1);
const lastWeek = addDays(thisWeek, -7);
const rows = <Row>(text: string, values: unknown[] = []) => run<Row>(database.db, text, values);
const count = async (what: string) =>
  Number((await rows<{ count: number }>(`select count(*) as count from ${what}`))[0]?.count);

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSample(database.db, { size: 'firm', onProgress: () => undefined }, accountMaking);
  entries = await rows<Booked>(
    `select id, line_id as "lineId", personnel_id as "personnelId", provider_id as "providerId", date::text, seconds, state, cost::text
    from entries where corrects_id is null`,
  );
});
afterAll(() => database.close());

test('the sample firm has 20,000 entries of two years up to yesterday, 300 absences with half days and four calendars', async () => {
  expect(await count('entries')).toBe(20_000);
  expect(await count('absences')).toBe(300);
  expect(await count('absences where starts_at_noon or ends_at_noon')).toBeGreaterThan(30);
  expect(await count('(select distinct state from absences) s')).toBe(3);
  expect(await count('holiday_calendars')).toBe(4);
  const days = entries.map(({ date }) => date).sort();
  const [earliest = '', latest = ''] = [days[0], days.at(-1)];
  const within = (day: string, from: number, to: number) => day >= addDays(today, from) && day <= addDays(today, to);
  expect([within(earliest, -730, -720), within(latest, -5, -1)]).toEqual([true, true]);
});

test('every entry is one that somebody could have booked while its project ran', async () => {
  const lines = await readBookedLines(database.db, [...new Set(entries.map(({ lineId }) => lineId))]);
  const some = (name: 'personnelId' | 'providerId') => [...new Set(entries.flatMap((each) => each[name] ?? []))];
  const workers = await readWorkers(database.db, {
    personnelIds: some('personnelId'),
    providerIds: some('providerId'),
  });
  const moment = { lastDay: addDays(thisWeek, 6), closedUntil: null, isAdministrator: false, state: 'open' as const };
  const found = entries.flatMap(({ lineId, personnelId, providerId, date, seconds }) => {
    const [line, worker] = [lines.get(lineId), workers.get(personnelId ?? providerId ?? '')];
    if (!line || !worker) return ['nothing'];
    const { status } = line.project;
    // What is closed or on hold now ran then.
    const project =
      status === 'closed' || status === 'onHold' ? { ...line.project, status: 'active' as const } : line.project;
    const steps = seconds % 900 === 0 ? [] : ['step'];
    return [...steps, ...bookingProblems({ ...line, project }, worker, date, moment).map(({ code }) => code)];
  });
  expect([...new Set(found)]).toEqual([]);
});

test('nobody works on holidays and while absent, and on most days no longer than they can', async () => {
  const ofPeople = Map.groupBy(
    entries.filter(({ personnelId }) => personnelId !== null),
    ({ personnelId, date }) => `${personnelId} ${date}`,
  );
  const people = [...new Set(entries.flatMap(({ personnelId }) => personnelId ?? []))];
  const days = [...new Set(entries.map(({ date }) => date))];
  const call = { db: database.db, caller: { personnelId: null, grants: [] as string[] } };
  const capacity = await readCapacity(call as never, people, days);
  const able = new Map<string, number>(
    [...capacity].flatMap(([id, all]) => all.map(({ date, seconds }) => [`${id} ${date}`, seconds] as const)),
  );
  const sums = [...ofPeople].map(([key, all]) => ({
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    able: able.get(key) ?? 0,
  }));
  expect(sums.filter(({ able: most }) => most === 0)).toEqual([]);
  const longer = sums.filter(({ seconds, able: most }) => seconds > most);
  expect(longer.length).toBeGreaterThan(0);
  expect(longer.length / sums.length).toBeLessThan(0.05);
  expect(Math.max(...sums.map(({ seconds }) => seconds))).toBeLessThan(12 * 3_600);
});

test('lines that are done came to 70 to 125 percent of their plan, where their people had room for it', async () => {
  const shares = await rows<{ share: number }>(
    `select sum(e.seconds) / (l.quantity * case l.unit when 'day' then p.hours_per_day * 3600 else 3600 end)::float8 as share
    from entries e join project_lines l on l.id = e.line_id join projects p on p.id = l.project_id
    where l.unit in ('day', 'hour') and p.status in ('completed', 'closed') and p.start_date > current_date - 700 and p.customer_id is not null
    group by l.id, l.quantity, l.unit, p.hours_per_day`,
  );
  expect(shares.length).toBeGreaterThan(80);
  expect(shares.filter(({ share }) => share > 1.4)).toEqual([]);
  expect(shares.filter(({ share }) => share >= 0.65).length / shares.length).toBeGreaterThan(0.8);
});

test('what is left of the days goes into the five projects of the firm’s own, on which everyone books', async () => {
  const own = await rows<{ name: string; people: number }>(
    `select p.name, count(distinct e.personnel_id) as people from entries e join projects p on p.id = e.project_id
    where p.who_books = 'everyone' and p.status = 'active' and p.end_date is null group by p.name order by p.name`,
  );
  expect(own.map(({ name }) => name)).toEqual(['Hiring', 'Office', 'Sales', 'Tools', 'Training']);
  for (const { people } of own) expect(people).toBeGreaterThan(20);
});

test('work costs what its own day says: all but one entry have a cost, by a rate that held on that day', async () => {
  expect(await count('entries where cost is null')).toBe(1);
  const wrong = `entries e join rates r on r.id = (e.cost_source ->> 'rateId')::uuid
    where e.date not between r.valid_from and coalesce(r.valid_to, 'infinity') or e.cost_source ->> 'date' <> e.date::text`;
  expect(await count(wrong)).toBe(0);
  expect(await count('(select distinct currency from entries) c')).toBe(6);
  expect(
    await count('(select distinct personnel_id, unit_cost from entries where personnel_id is not null) c'),
  ).toBeGreaterThan(60);
});

test('all is approved but the last two weeks; five were not handed in, three wait, one entry came back to the guest', async () => {
  expect(await count(`entries where state <> 'approved' and date < '${lastWeek}'`)).toBe(0);
  expect(await count(`entries where state <> 'open' and date >= '${thisWeek}'`)).toBe(0);
  const states = await rows<{ code: string; state: string; states: string[] }>(
    `select p.code, coalesce(w.state, 'none') as state, array(select distinct e.state from entries e
        where e.personnel_id = p.id and e.date between $1::date and $1::date + 6) as states
      from personnels p left join weeks w on w.personnel_id = p.id and w.week = $1::date where p.is_active order by p.code`,
    [lastWeek],
  );
  const of = (wanted: string) => states.flatMap(({ code, state }) => (state === wanted ? [code] : []));
  expect([of('none').length, of('open'), of('submitted').length]).toEqual([4, ['E0011'], 3]);
  for (const { state, states: inIt } of states)
    for (const one of inIt) expect(one).toBe(state === 'none' ? 'open' : state);
  const guest = await rows<{ projects: number; returned: number }>(
    `select count(distinct e.project_id) as projects, count(e.returned_reason) as returned from entries e
      join personnels p on p.id = e.personnel_id where p.code = 'E0011' and e.date between $1::date and $1::date + 6`,
    [lastWeek],
  );
  expect(guest).toEqual([{ projects: 3, returned: 1 }]);
  expect(await count('entries where returned_reason is not null')).toBe(1);
  const others = `entries e join personnels p on p.id = e.personnel_id and p.code = 'E0011'
    where not exists (select from project_members m where m.project_id = e.project_id and m.personnel_id = p.id)`;
  expect(await count(others)).toBe(0);
});

test('months are closed until two months ago; one closed entry was corrected, both parts count on the first open day', async () => {
  const [closed] = await rows<{ value: string }>("select value from parameters where key = 'time.closedUntil'");
  const until = String(closed?.value);
  expect(addDays(until, 1).slice(0, 7)).toBe(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  const parts = await rows<{ seconds: number; postedOn: string; isDay: boolean; isTakenBack: boolean; state: string }>(
    `select e.seconds, e.posted_on::text as "postedOn", e.date = o.date as "isDay", e.seconds = - o.seconds and e.cost = - o.cost as "isTakenBack", e.state
    from entries e join entries o on o.id = e.corrects_id order by e.seconds`,
  );
  const first = { postedOn: addDays(until, 1), isDay: true, state: 'approved' };
  expect(parts).toMatchObject([
    { ...first, isTakenBack: true },
    { ...first, isTakenBack: false },
  ]);
  expect(await count('entries where posted_on <> date')).toBe(2);
});

test('the calendars have the holidays that the job would fill in, from two years ago to the year after next', async () => {
  const year = Number(today.slice(0, 4));
  const calendars = await rows<{ id: string; country: string; region: string | null }>(
    `select id, country_code as country, region_code as region from ${holidayCalendar.table} order by code`,
  );
  for (const { id, country, region } of calendars) {
    const years = [-2, -1, 0, 1, 2].map((away) => year + away);
    const wanted = await readHolidays({ country, region, years, language: 'en' });
    const days = await rows<{ date: string; name: string }>(
      'select date::text, name from holiday_calendar_days where holiday_calendar_id = $1 order by date',
      [id],
    );
    expect(days, country).toEqual(wanted?.sort((one, other) => one.date.localeCompare(other.date)));
  }
});

test('people work by four schedules, whose hours are those of today, and everybody has a calendar', async () => {
  expect(await rows('select distinct weekly_hours::float8 as hours from personnels order by 1')).toEqual(
    [20, 30, 38.5, 40].map((hours) => ({ hours })),
  );
  const differs = `personnels p join lateral (select s.monday + s.tuesday + s.wednesday + s.thursday + s.friday as hours from personnel_schedules s
    where s.personnel_id = p.id and s.valid_from <= current_date order by s.valid_from desc limit 1) s on true where s.hours <> p.weekly_hours`;
  expect(await count(differs)).toBe(0);
  const without = 'personnels p left join places l on l.id = p.base_place_id where l.holiday_calendar_id is null';
  expect(await count(without)).toBe(0);
});

test('entries and absences of the sample are searched, labelled and told of as saved ones are', async () => {
  expect(await count("entries where search_text = '' or project_label is null or line_label is null")).toBe(0);
  expect(await count('entries where personnel_label is null and provider_label is null')).toBe(0);
  for (const name of ['entry', absence.name]) {
    const made = await count(`history where entity = '${name}' and action = 'create' and request_id is null`);
    expect(made, name).toBe(name === 'entry' ? 20_000 : 300);
  }
});
