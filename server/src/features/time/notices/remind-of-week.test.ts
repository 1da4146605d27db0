import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { set } from '../../../../testing/callers/parameters.ts';
import { act, booked, monday, type TimeFirm, timeFirm, wednesday } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { remindOfWeek } from './remind-of-week.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  await sql("update mail_servers set host = 'mail.example', enabled = true");
  await sql("update parameters set value = to_jsonb('Pacific/Kiritimati'::text) where key = 'company.timeZone'");
  await booked(firm.ann, { lineId: firm.lineId, date: wednesday, seconds: 3_600 });
  await act(firm.ann, 'submit', firm.ann, {}, monday);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql('truncate week_reminders, notifications');
  await sql('delete from mail_messages');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
/** Looks whether somebody is to be reminded, at a moment. */
const remindAt = (now: string) =>
  remindOfWeek(app.database.db, { seal: app.seal, origin: () => 'https://firm.example' }, new Date(now));
/** The Monday after the week, 09:00 where the firm is, fourteen hours before UTC. */
const due = '2026-03-08T19:00:00Z';
const reminded = async () =>
  (await sql('select account_id from notifications order by account_id')).map((row) => row.account_id);

test('people are reminded of the week before on the day and from the hour the firm chose, each by a notice and a mail', async () => {
  expect(await remindAt('2026-03-08T18:59:00Z')).toBe(0);
  expect(await remindAt('2026-03-07T19:00:00Z')).toBe(0);
  expect(await reminded()).toEqual([]);
  // Ann handed in.
  const behind = [firm.eve.id, firm.ben.id, firm.guest.id].sort();
  expect(await remindAt(due)).toBe(3);
  expect(await reminded()).toEqual(behind);
  expect(await sql('select distinct kind, params from notifications')).toEqual([
    { kind: 'weekReminder', params: { week: monday } },
  ]);
  const mails = await sql('select account_id, purpose, subject from mail_messages order by account_id');
  expect(mails.map((row) => row.account_id)).toEqual(behind);
  expect(mails[0]).toMatchObject({ purpose: 'time', subject: 'Hand in your week of 2 March 2026' });
});

test('nobody is reminded of a week twice, by however many servers', async () => {
  const counts = await Promise.all(Array.from({ length: 4 }, () => remindAt(due)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await remindAt('2026-03-08T23:00:00Z')).toBe(0);
  expect(await reminded()).toHaveLength(3);
  // Another day is chosen once it was done.
  await set(firm.sa, 'time.remindOn', '2');
  expect(await remindAt('2026-03-09T19:00:00Z')).toBe(0);
  await set(firm.sa, 'time.remindOn', '1');
  expect(await reminded()).toHaveLength(3);
});

test('nobody is reminded where the firm does not want it, or nobody approves time', async () => {
  await set(firm.sa, 'time.remindOn', 'none');
  expect(await remindAt(due)).toBe(0);
  await set(firm.sa, 'time.remindOn', '1');
  await set(firm.sa, 'time.approval', 'none');
  expect(await remindAt(due)).toBe(0);
  await set(firm.sa, 'time.approval', 'week');
  expect(await reminded()).toEqual([]);
});
