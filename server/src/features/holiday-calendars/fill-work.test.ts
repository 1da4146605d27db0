import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobIn } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type Row, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readHolidays } from './read-holidays.ts';
import { topUpCalendars } from './top-up-calendars.ts';

interface Calendar extends Row {
  version: number;
  days: { date: string; name: string; origin: string; isWorkedOn: boolean }[];
}

let app: TestApp;
let admin: Person;
let runner: { stop(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Ada');
  runner = app.runJobs();
});
afterAll(async () => {
  await runner.stop();
  await app.close();
});

let count = 0;
async function newCalendar(values: object): Promise<Calendar> {
  count += 1;
  return saved(admin, 'holiday-calendar', { code: `C${count}`, name: `Calendar ${count}`, ...values });
}
const read = async (id: string) => (await admin.get<Calendar>(`/holiday-calendar/get-by-id/${id}`)).data;
async function fill(id: string, body: object, state: 'done' | 'failed' = 'done') {
  const reply = await admin.post<{ jobId: string }>(`/holiday-calendar/fill/${id}`, body);
  if (reply.status !== 200) throw new Error(`filling refused: ${reply.errorMessage}`);
  return jobIn(admin, reply.data.jobId, state);
}
const order = { region: null, years: [2026], language: 'en' };

describe('public holidays', () => {
  test('are plain days, of a country or of a part of it', async () => {
    const austria = (await readHolidays({ ...order, country: 'AT' })) ?? [];
    expect(austria).toContainEqual({ date: '2026-10-26', name: 'National Holiday' });
    expect(austria).toHaveLength(13);
    const days = async (region: string | null) =>
      ((await readHolidays({ ...order, country: 'DE', region })) ?? []).map(({ date }) => date);
    expect(await days('BY')).toContain('2026-01-06');
    expect(await days(null)).not.toContain('2026-01-06');
    expect(await days('BY-A')).toContain('2026-08-08');
  });

  test('of several days are so many days', async () => {
    const turkey = (await readHolidays({ ...order, country: 'TR' })) ?? [];
    const eid = turkey.filter(({ name }) => name.startsWith('End of Ramadan')).map(({ date }) => date);
    expect(eid).toEqual(['2026-03-20', '2026-03-21', '2026-03-22']);
  });

  test('of a country or region that is not known are none, not those of another', async () => {
    expect(await readHolidays({ ...order, country: 'XX' })).toBeNull();
    expect(await readHolidays({ ...order, country: 'AT', region: 'QQ' })).toBeNull();
    expect(await readHolidays({ ...order, country: 'DE', region: 'BY-zz' })).toBeNull();
  });
});

test('filling is tried first, tells what would change, and then does just that, in the name of who asked', async () => {
  const own = { date: '2026-05-01', name: 'Outing' };
  const { id } = await newCalendar({ countryCode: 'AT', days: [own] });
  const trial = await fill(id, { years: [2026], isTrial: true });
  expect(trial.result).toMatchObject({ added: 12, changed: 0, gone: 0, isTrial: true });
  expect((await read(id)).days).toHaveLength(1);
  expect((await fill(id, { years: [2026] })).result).toMatchObject({ added: 12, isTrial: false });
  const filled = await read(id);
  expect(filled.version).toBe(2);
  expect(filled.days).toHaveLength(13);
  expect(filled.days.find(({ date }) => date === own.date)).toMatchObject({ name: 'Outing', origin: 'own' });
  const { data } = await admin.get<{ rows: object[] }>(`/holiday-calendar/history/${id}`);
  expect(data.rows[0]).toMatchObject({ version: 2, action: 'save', by: { label: 'Ada' } });
  expect((await fill(id, { years: [2026] })).result).toMatchObject({ added: 0, changed: 0, gone: 0 });
  expect((await read(id)).version).toBe(2);
});

test('a holiday the firm works on stays so when the calendar is filled again', async () => {
  const made = await newCalendar({ countryCode: 'AT' });
  await fill(made.id, { years: [2026] });
  const { days, version } = await read(made.id);
  const marked = days.map((day) => (day.date === '2026-12-08' ? { ...day, isWorkedOn: true, name: 'Old name' } : day));
  await saved(admin, 'holiday-calendar', { id: made.id, version, days: marked });
  expect((await fill(made.id, { years: [2026] })).result).toMatchObject({ changed: 1 });
  expect((await read(made.id)).days.find(({ date }) => date === '2026-12-08')).toMatchObject({
    name: 'Immaculate Conception',
    isWorkedOn: true,
  });
});

test('a calendar without a country, or of a region nobody knows, is not filled', async () => {
  const none = await newCalendar({});
  expect((await fill(none.id, { years: [2026] }, 'failed')).error?.code).toBe('calendarWithoutCountry');
  const unknown = await newCalendar({ countryCode: 'AT', regionCode: 'QQ' });
  expect((await fill(unknown.id, { years: [2026] }, 'failed')).error).toMatchObject({
    code: 'holidaysUnknown',
    message: 'No holidays are known of AT-QQ. Check country and region.',
  });
  const codes = (await admin.post(`/holiday-calendar/fill/${none.id}`, { years: [] })).status;
  expect(codes).toBe(400);
  expect((await admin.post('/holiday-calendar/fill/nothing', { years: [2026] })).status).toBe(404);
});

test('once a year has begun, calendars that were filled get the year after next, each once', async () => {
  const filled = await newCalendar({ countryCode: 'AT' });
  await fill(filled.id, { years: [2026] });
  const own = await newCalendar({ countryCode: 'AT', days: [{ date: '2026-01-02', name: 'Own' }] });
  const now = new Date('2031-01-01T12:00:00Z');
  expect(await topUpCalendars(app.database.db, now)).toBeGreaterThan(0);
  expect(await topUpCalendars(app.database.db, now)).toBe(0);
  const { days, ...rest } = await read(filled.id);
  expect(days.filter(({ date }) => date.startsWith('2033-'))).toHaveLength(13);
  expect(rest).toMatchObject({ updatedBy: null });
  expect((await read(own.id)).days).toHaveLength(1);
});
