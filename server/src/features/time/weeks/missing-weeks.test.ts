import type { MissingWeeks, Reminded } from '@mandate/contract/time/missing-week.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { set } from '../../../../testing/callers/parameters.ts';
import type { Person } from '../../../../testing/callers/people.ts';
import { savePersonnel } from '../../../../testing/callers/records.ts';
import { act, booked, type Member, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const hour = 3_600;
/** The week before this one, on whose Monday the firm begins to book. */
const last = addDays(weekOf(dayIn(new Date(), 'UTC'), 1), -7);
let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  await sql("update mail_servers set host = 'mail.example', enabled = true");
  await sql("update projects set start_date = '2020-01-01', end_date = '2099-12-31'");
  await booked(firm.ann, { lineId: firm.lineId, date: last, seconds: 6 * hour });
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql('truncate notifications');
  await sql('delete from mail_messages');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const missing = async (person: Person) => (await person.get<MissingWeeks>('/week/get-missing')).data;
const whose = ({ weeks }: MissingWeeks) => weeks.map(({ personnelId }) => personnelId).sort();
const remind = async (person: Person, ...of: Pick<Member, 'personnelId'>[]) => {
  const weeks = of.map(({ personnelId }) => ({ personnelId, week: last }));
  return (await person.post<Reminded>('/week/remind', { weeks })).data.weeks.map(({ problem }) => problem);
};
const reminded = () => sql("select account_id as id, params from notifications where kind = 'weekReminder'");

test('weeks that are not handed in are told to who manages their people and to administrators, but not to those whose they are', async () => {
  const { eve, ann, ben, guest, sa } = firm;
  const told = await missing(eve);
  expect(told).toEqual({
    count: 1,
    weeks: [
      {
        ...{ personnelId: ann.personnelId, personnelLabel: expect.any(String), week: last },
        ...{ target: 40 * hour, booked: 6 * hour, signsIn: true, remindedAt: null, isRemindedToday: false },
      },
    ],
  });
  expect(await missing(ann)).toEqual({ count: 0, weeks: [] });
  expect(whose(await missing(sa))).toEqual([eve, ann, ben, guest].map(({ personnelId }) => personnelId).sort());
  expect((await guest.get('/week/get-missing')).status).toBe(403);
  await set(sa, 'time.approval', 'none');
  expect(await missing(sa)).toEqual({ count: 0, weeks: [] });
  await set(sa, 'time.approval', 'week');
});

test('somebody is reminded of a week by a notice and a mail, once a day whoever asks', async () => {
  const { eve, ann, sa } = firm;
  const tries = await Promise.all([remind(eve, ann), remind(sa, ann, ann), remind(eve, ann)]);
  expect(tries.flat().filter((problem) => problem === null)).toHaveLength(1);
  expect(await reminded()).toEqual([{ id: ann.id, params: { week: last } }]);
  expect(await sql('select account_id as id, purpose from mail_messages')).toEqual([{ id: ann.id, purpose: 'time' }]);
  expect(await remind(sa, ann)).toEqual([expect.stringMatching(/was reminded of this week today\.$/)]);
  expect((await missing(eve)).weeks).toMatchObject([{ isRemindedToday: true, remindedAt: expect.any(String) }]);
  await sql("update notifications set created_at = created_at - interval '1 day'");
  expect((await missing(eve)).weeks).toMatchObject([{ isRemindedToday: false, remindedAt: expect.any(String) }]);
  expect(await remind(eve, ann)).toEqual([null]);
  expect(await reminded()).toHaveLength(2);
});

test('nobody is reminded who is not theirs to look after, has handed in, or does not sign in', async () => {
  const { eve, ann, ben, guest, sa, lineId } = firm;
  const gone = 'This week is not missing any more.';
  expect(await remind(eve, ben, eve)).toEqual([gone, gone]);
  const body = { weeks: [{ personnelId: ann.personnelId, week: last }] };
  expect((await guest.post('/week/remind', body)).errorCode).toBe('notPermitted');
  expect(
    (await eve.post('/week/remind', { weeks: [{ personnelId: ann.personnelId, week: '2026-02-30' }] })).status,
  ).toBe(400);
  expect((await eve.post('/week/remind', { weeks: [] })).status).toBe(400);
  const { id: personnelId } = await savePersonnel(sa, { hiredOn: '2020-01-01', managerId: eve.personnelId });
  await sql("update projects set who_books = 'everyone'");
  await booked(sa, { lineId, personnelId, date: last, seconds: hour });
  expect((await missing(eve)).weeks).toContainEqual(expect.objectContaining({ personnelId, signsIn: false }));
  expect(await remind(eve, { personnelId })).toEqual([expect.stringMatching(/does not sign in here/)]);
  await act(ann, 'submit', ann, {}, last);
  expect(await remind(eve, ann)).toEqual([gone]);
  expect(await reminded()).toEqual([]);
});

test('the last week of who has left is missing until it is handed in, and none after it', async () => {
  const { guest, sa } = firm;
  const day = (count: number) => addDays(last, count);
  const leave = (leftOn: string | null, isActive = false) =>
    sql('update personnels set left_on = $2, is_active = $3 where id = $1', [guest.personnelId, leftOn, isActive]);
  await leave(day(2));
  expect(whose(await missing(sa))).toContain(guest.personnelId);
  await leave(day(-1));
  expect(whose(await missing(sa))).not.toContain(guest.personnelId);
  await leave(null);
  expect(whose(await missing(sa))).not.toContain(guest.personnelId);
  await leave(null, true);
});
