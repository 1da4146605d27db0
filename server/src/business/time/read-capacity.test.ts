import type { Grant, Role } from '@mandate/contract/access/roles.ts';
import { hour } from '@mandate/contract/time/duration.ts';
import { daysOfWeek } from '@mandate/contract/time/week.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type Row, saved, savePersonnel } from '../../../testing/callers/records.ts';
import { madeUpCaller } from '../../../testing/statements/made-up-caller.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readCapacity } from './read-capacity.ts';

let app: TestApp;
let admin: Person;
const monday = '2026-03-02';
const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '6.5', saturday: '0', sunday: '0' };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

let calendars = 0;
async function calendarWith(days: object[]): Promise<string> {
  calendars += 1;
  const values = { code: `C${calendars}`, name: `Calendar ${calendars}`, days };
  return (await saved<Row>(admin, 'holiday-calendar', values)).id;
}
async function placeWith(holidayCalendarId: string): Promise<string> {
  const values = { name: `Office ${calendars}`, kind: 'ownOffice', holidayCalendarId };
  return (await saved<Row>(admin, 'place', values)).id;
}

/** The days of somebody as a reader is told of them. */
async function capacityOf(
  id: string,
  days: string[],
  reader: { role?: Role; grants?: Grant[]; personnelId?: string } = {},
) {
  const caller = { ...madeUpCaller('SA'), ...reader };
  return (await readCapacity({ db: app.database.db, caller }, [id], days)).get(id) ?? [];
}
const hoursOf = (days: { seconds: number }[]) => days.map(({ seconds }) => seconds / hour);

test('a week has the hours of its schedule less its holidays and approved absences', async () => {
  const calendar = await calendarWith([{ date: '2026-03-05', name: 'Founding day' }]);
  const person = await savePersonnel(admin, {
    hiredOn: '2020-01-01',
    schedules: [{ validFrom: '2020-01-01', ...week }],
    basePlaceId: await placeWith(calendar),
  });
  const friday = { personnelId: person.id, kind: 'holiday', startDate: '2026-03-06', endDate: '2026-03-06' };
  await saved(admin, 'absence', { ...friday, startsAtNoon: true });
  const days = await capacityOf(person.id, daysOfWeek(monday));
  expect(hoursOf(days)).toEqual([8, 8, 8, 0, 3.25, 0, 0]);
  expect(days[3]).toMatchObject({ holiday: 'Founding day', absence: null, scheduled: 8 * hour });
  expect(days[4]).toMatchObject({ holiday: null, absence: { share: 0.5, kind: 'holiday' }, requested: 0 });
  const next = await capacityOf(person.id, daysOfWeek('2026-03-09'));
  expect(hoursOf(next).reduce((sum, hours) => sum + hours, 0)).toBe(38.5);
});

test('the calendar is that of the place somebody works from, else the firm’s; a day that is worked on is no holiday', async () => {
  const firm = await calendarWith([
    { date: '2026-03-03', name: 'Half', share: '0.5' },
    { date: '2026-03-04', name: 'Worked', isWorkedOn: true },
  ]);
  const elsewhere = await calendarWith([{ date: monday, name: 'Elsewhere' }]);
  const setting = "update parameters set value = $1 where key = 'company.holidayCalendarId'";
  await app.database.pool.query(setting, [JSON.stringify(firm)]);
  const hiredOn = '2020-01-01';
  const here = await savePersonnel(admin, { hiredOn, weeklyHours: '40' });
  const there = await savePersonnel(admin, { hiredOn, weeklyHours: '40', basePlaceId: await placeWith(elsewhere) });
  const ofHere = await capacityOf(here.id, daysOfWeek(monday));
  expect(hoursOf(ofHere)).toEqual([8, 4, 8, 8, 8, 0, 0]);
  expect(ofHere.map(({ holiday }) => holiday)).toEqual([null, 'Half', null, null, null, null, null]);
  expect(hoursOf(await capacityOf(there.id, daysOfWeek(monday)))).toEqual([0, 8, 8, 8, 8, 0, 0]);
  await app.database.pool.query(setting, ['null']);
});

test('nobody can work before they came or after they left, and what was only asked for is told beside', async () => {
  const values = { weeklyHours: '40', hiredOn: '2026-03-03', leftOn: '2026-03-05' };
  const person = await savePersonnel(admin, values);
  expect(hoursOf(await capacityOf(person.id, daysOfWeek(monday)))).toEqual([0, 8, 8, 8, 0, 0, 0]);
  await saved(admin, 'absence', {
    personnelId: person.id,
    kind: 'sick',
    startDate: '2026-03-04',
    endDate: '2026-03-04',
  });
  await app.database.pool.query("update absences set state = 'requested' where personnel_id = $1", [person.id]);
  const [, , asked] = await capacityOf(person.id, daysOfWeek(monday));
  expect(asked).toMatchObject({ seconds: 8 * hour, absence: null, requested: 1 });
  await app.database.pool.query("update absences set state = 'declined' where personnel_id = $1", [person.id]);
  expect((await capacityOf(person.id, ['2026-03-04']))[0]).toMatchObject({ absence: null, requested: 0 });
});

test('why somebody is away is told to themselves and to who may see personal data', async () => {
  const person = await savePersonnel(admin, { hiredOn: '2020-01-01' });
  await saved(admin, 'absence', { personnelId: person.id, kind: 'sick', startDate: monday, endDate: monday });
  const kindFor = async (reader: Parameters<typeof capacityOf>[2]) =>
    (await capacityOf(person.id, [monday], reader))[0]?.absence;
  expect(await kindFor({ role: 'EDITOR', grants: [] })).toEqual({ share: 1, kind: null });
  expect(await kindFor({ role: 'EDITOR', grants: [], personnelId: person.id })).toEqual({ share: 1, kind: 'sick' });
  expect(await kindFor({ role: 'ADMIN', grants: ['seePersonal'] })).toEqual({ share: 1, kind: 'sick' });
});

test('days come in the order they were asked for, nobody and nothing give nothing', async () => {
  const person = await savePersonnel(admin, { hiredOn: '2020-01-01' });
  const days = ['2026-03-04', '2026-03-02'];
  expect((await capacityOf(person.id, days)).map(({ date }) => date)).toEqual(days);
  expect(await capacityOf(person.id, [])).toEqual([]);
  const caller = madeUpCaller('SA');
  expect((await readCapacity({ db: app.database.db, caller }, [], days)).size).toBe(0);
});
