import type { AttentionRow, ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { weekOf as firstDayOf } from '@mandate/contract/time/week.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { set } from '../../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { saved } from '../../../../testing/callers/records.ts';
import { act, booked, runningProject, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { companyDay } from '../../../business/company-day.ts';

let app: TestApp;
let firm: TimeFirm;
let today: string;
let lastWeek: string;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  await sql("update parameters set value = to_jsonb('UTC'::text) where key = 'company.timeZone'");
  await sql("update projects set start_date = '2020-01-01', end_date = '2100-01-01'");
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql('truncate attention_snoozes, weeks');
  await sql("update entries set deleted_at = now(), date = '2020-01-01', corrects_id = null");
  await sql('update absences set deleted_at = now()');
  today = await companyDay(app.database.db);
  lastWeek = addDays(firstDayOf(today, 1), -7);
});

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const hour = 3_600;
const panelOf = async (person: Person) =>
  (await person.get<ControlPanel>('/control-panel/get', { 'x-time-zone': 'UTC' })).data;
/** The rows of a kind as somebody is told them. */
async function rowsOf(person: Person, kind: AttentionRow['kind']): Promise<AttentionRow[]> {
  return ((await panelOf(person)).attention?.rows ?? []).filter((row) => row.kind === kind);
}
const names = (rows: readonly AttentionRow[]) => rows.map(({ subject }) => subject.label).sort();
const nameOf = async ({ personnelId }: { personnelId: string }) =>
  (await firm.sa.get<{ displayName: string }>(`/personnel/get-by-id/${personnelId}`)).data.displayName;
const bookedOn = (person: Person, date: string, seconds = 8 * hour) =>
  booked(person, { lineId: firm.lineId, date, seconds });

test('weeks that are not handed in are told to their person and to who manages them, one row for each person', async () => {
  expect(await rowsOf(firm.sa, 'weekNotHandedIn')).toEqual([]);
  // Nobody is behind with weeks before the firm began to book time.
  await bookedOn(firm.ann, lastWeek);
  const [ann, ben, eve, guest] = await Promise.all([firm.ann, firm.ben, firm.eve, firm.guest].map(nameOf));
  expect(names(await rowsOf(firm.eve, 'weekNotHandedIn'))).toEqual([ann, eve].sort());
  expect(names(await rowsOf(firm.ben, 'weekNotHandedIn'))).toEqual([ben]);
  const all = await rowsOf(firm.sa, 'weekNotHandedIn');
  expect(names(all)).toEqual([ann, ben, eve, guest].sort());
  expect(all.map(({ isMine }) => isMine)).toEqual([false, false, false, false]);
  const ofAnn = (await rowsOf(firm.eve, 'weekNotHandedIn')).find(({ subject }) => subject.label === ann);
  expect(ofAnn).toEqual({
    ...{ kind: 'weekNotHandedIn', projectId: null, project: null, detail: null, limit: null, snoozed: null },
    subject: { entity: 'personnel', id: firm.ann.personnelId, label: ann },
    person: { id: firm.ann.personnelId, label: ann, isDeleted: false },
    ...{ recordIds: [firm.ann.personnelId], on: lastWeek, value: '1', isMine: true },
  });

  await bookedOn(firm.ann, addDays(lastWeek, -7));
  expect((await rowsOf(firm.ann, 'weekNotHandedIn'))[0]).toMatchObject({ on: addDays(lastWeek, -7), value: '2' });
  await act(firm.ann, 'submit', firm.ann, {}, addDays(lastWeek, -7));
  await act(firm.ann, 'submit', firm.ann, {}, lastWeek);
  expect(await rowsOf(firm.ann, 'weekNotHandedIn')).toEqual([]);
});

test('a week in which somebody does not work is not missing, unless they booked time in it', async () => {
  await bookedOn(firm.ann, lastWeek);
  await act(firm.ann, 'submit', firm.ann, {}, lastWeek);
  await saved(firm.sa, 'absence', {
    ...{ personnelId: firm.ben.personnelId, kind: 'holiday', startDate: lastWeek, endDate: addDays(lastWeek, 6) },
  });
  await sql("update absences set state = 'approved' where personnel_id = $1", [firm.ben.personnelId]);
  expect(await rowsOf(firm.ben, 'weekNotHandedIn')).toEqual([]);
  const { lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone', startDate: '2020-01-01' });
  await booked(firm.ben, { lineId, date: lastWeek, seconds: hour });
  expect(await rowsOf(firm.ben, 'weekNotHandedIn')).toHaveLength(1);
  await sql('update entries set deleted_at = now() where personnel_id = $1', [firm.ben.personnelId]);
  expect(await rowsOf(firm.ben, 'weekNotHandedIn')).toEqual([]);
});

test('where nobody approves time, no week is missing and none waits', async () => {
  await bookedOn(firm.ann, lastWeek);
  await act(firm.ann, 'submit', firm.ann, {}, lastWeek);
  await set(firm.sa, 'time.approval', 'none');
  const rows = await Promise.all([rowsOf(firm.sa, 'weekNotHandedIn'), rowsOf(firm.eve, 'weekToApprove')]);
  await set(firm.sa, 'time.approval', 'week');
  expect(rows).toEqual([[], []]);
});

test('a week that was handed in waits for who manages its person, and for administrators', async () => {
  await bookedOn(firm.ann, lastWeek, 6 * hour);
  await act(firm.ann, 'submit', firm.ann, {}, lastWeek);
  const [row] = await rowsOf(firm.eve, 'weekToApprove');
  expect(row).toMatchObject({
    subject: { entity: 'week', label: await nameOf(firm.ann) },
    person: { id: firm.ann.personnelId },
    ...{ on: lastWeek, value: String(6 * hour), limit: String(40 * hour), isMine: true },
  });
  expect(row?.recordIds).toEqual([row?.subject.id]);
  expect(await rowsOf(firm.sa, 'weekToApprove')).toMatchObject([{ isMine: false }]);
  for (const person of [firm.ben, firm.ann]) expect(await rowsOf(person, 'weekToApprove')).toEqual([]);
  expect((await panelOf(firm.guest)).attention).toBe(null);
  await act(firm.eve, 'approve', firm.ann, {}, lastWeek);
  expect(await rowsOf(firm.eve, 'weekToApprove')).toEqual([]);
});

test('by project a week waits for who manages what was booked in it', async () => {
  await set(firm.sa, 'time.approval', 'project');
  const { lineId } = await runningProject(app, firm.sa, {
    ...{ whoBooks: 'everyone', projectManagerId: firm.ben.personnelId, startDate: '2020-01-01' },
  });
  await booked(firm.ann, { lineId, date: lastWeek, seconds: hour });
  await act(firm.ann, 'submit', firm.ann, {}, lastWeek);
  const waiting = await Promise.all([firm.ben, firm.eve].map((person) => rowsOf(person, 'weekToApprove')));
  await set(firm.sa, 'time.approval', 'week');
  expect(waiting.map((rows) => rows.length)).toEqual([1, 0]);
});

test('an absence that was asked for waits for who manages its person', async () => {
  const days = { startDate: addDays(today, 30), endDate: addDays(today, 33) };
  const { id } = await saved<{ id: string }>(firm.ann, 'absence', { kind: 'holiday', ...days });
  expect(await rowsOf(firm.eve, 'absenceToDecide')).toMatchObject([
    {
      subject: { entity: 'absence', id, label: await nameOf(firm.ann) },
      ...{ recordIds: [id], on: days.startDate, value: days.endDate, isMine: true },
    },
  ]);
  for (const person of [firm.ann, firm.ben]) expect(await rowsOf(person, 'absenceToDecide')).toEqual([]);
  expect(JSON.stringify(await rowsOf(firm.eve, 'absenceToDecide'))).not.toMatch(/holiday/i);
  await firm.eve.post(`/absence/decide/${id}`, { version: 1, state: 'approved' });
  expect(await rowsOf(firm.sa, 'absenceToDecide')).toEqual([]);
});

test('work without a cost is told by its project to those who see costs', async () => {
  await bookedOn(firm.ann, lastWeek);
  await bookedOn(firm.ann, addDays(lastWeek, 1));
  expect(await rowsOf(firm.sa, 'costRateMissing')).toMatchObject([
    { projectId: firm.projectId, detail: await nameOf(firm.ann), value: '2', subject: { entity: 'project' } },
  ]);
  const attention = (await panelOf(firm.eve)).attention;
  expect(JSON.stringify(attention)).not.toMatch(/cost/i);
});

test('a row about time is put off by who is told of it, and by nobody else', async () => {
  await bookedOn(firm.ann, lastWeek);
  await act(firm.ann, 'submit', firm.ann, {}, lastWeek);
  const [row] = await rowsOf(firm.eve, 'weekToApprove');
  const body = {
    kind: 'weekToApprove',
    recordIds: row?.recordIds,
    until: addDays(today, 3),
    reason: 'After the audit',
  };
  expect((await firm.ben.post('/control-panel/snooze', body)).status).toBe(404);
  expect((await firm.eve.post('/control-panel/snooze', body)).status).toBe(200);
  const { attention } = await panelOf(firm.eve);
  expect(attention?.rows.find(({ kind }) => kind === 'weekToApprove')?.snoozed).toEqual({
    ...{ until: addDays(today, 3), reason: 'After the audit' },
  });
  expect(attention?.counts.find(({ kind }) => kind === 'weekToApprove')).toMatchObject({ count: 0, mine: 0 });
  await firm.eve.post('/control-panel/unsnooze', { kind: 'weekToApprove', recordIds: row?.recordIds });
  expect((await rowsOf(firm.eve, 'weekToApprove'))[0]?.snoozed).toBe(null);
});

test('everybody who books time is told how far they are with this week, and what came back to them and why', async () => {
  const week = firstDayOf(today, 1);
  for (const person of [firm.ann, firm.guest]) {
    await bookedOn(person, week, 3 * hour);
    await bookedOn(person, lastWeek);
    await act(person, 'submit', person, {}, lastWeek);
    await act(firm.sa, 'return', person, { reason: 'Which line was Friday?' }, lastWeek);
    expect((await panelOf(person)).myWork).toMatchObject({
      week: { week, booked: 3 * hour, target: 40 * hour, state: 'open' },
      returned: [{ week: lastWeek, reason: 'Which line was Friday?' }],
    });
    await act(person, 'submit', person, {}, lastWeek);
    expect((await panelOf(person)).myWork.returned).toEqual([]);
  }
  expect((await panelOf(firm.sa)).myWork).toMatchObject({ week: null, returned: [] });
  expect((await panelOf(await signIn(app, 'GUEST', 'Who waits'))).myWork).toMatchObject({ week: null, returned: [] });
});
