import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStream } from '../../../../testing/callers/open-event-stream.ts';
import { set } from '../../../../testing/callers/parameters.ts';
import type { Person } from '../../../../testing/callers/people.ts';
import { grid } from '../../../../testing/callers/records.ts';
import { act, booked, runningProject, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let week = '2026-01-05';

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  await app.database.pool.query("update mail_servers set host = 'mail.example', enabled = true");
});
afterAll(() => app.close());

/** What somebody was told since, the oldest first. */
async function toldTo(person: Person): Promise<Pick<NotificationRow, 'kind' | 'params'>[]> {
  const { rows } = await grid(person, 'notification', { filter: { all: [{ field: 'readAt', operator: 'empty' }] } });
  await person.post('/notification/mark-read', { ids: rows.map(({ id }) => id) });
  return rows.map((row) => row as unknown as NotificationRow).map(({ kind, params }) => ({ kind, params }));
}
const mails = async () =>
  (await app.database.pool.query('delete from mail_messages returning purpose, account_id, subject')).rows;

/** Ann books and hands in a week no other test knows. */
async function handedIn(lineId = firm.lineId): Promise<string> {
  week = addDays(week, 7);
  await booked(firm.ann, { lineId, date: week, seconds: 3_600 });
  await act(firm.ann, 'submit', firm.ann, {}, week);
  return week;
}

test('who approves a week is told that it was handed in, and nobody else', async () => {
  const of = await handedIn();
  expect(await toldTo(firm.eve)).toEqual([
    { kind: 'weekSubmitted', params: { personnelId: firm.ann.personnelId, name: expect.any(String), week: of } },
  ]);
  for (const person of [firm.ann, firm.ben, firm.guest, firm.sa]) expect(await toldTo(person)).toEqual([]);
  // A manager of many would get a mail from each.
  expect(await mails()).toEqual([]);
});

test('by project those are told who manage what was booked; where nobody of them signs in, administrators are', async () => {
  await set(firm.sa, 'time.approval', 'project');
  const { lineId } = await runningProject(app, firm.sa, {
    whoBooks: 'everyone',
    projectManagerId: firm.ben.personnelId,
  });
  await handedIn(lineId);
  expect((await toldTo(firm.ben)).map(({ kind }) => kind)).toEqual(['weekSubmitted']);
  expect(await toldTo(firm.eve)).toEqual([]);
  const alone = await runningProject(app, firm.sa, { whoBooks: 'everyone', projectManagerId: firm.ann.personnelId });
  await handedIn(alone.lineId);
  expect((await toldTo(firm.sa)).map(({ kind }) => kind)).toEqual(['weekSubmitted']);
  await set(firm.sa, 'time.approval', 'week');
});

test('whose week is approved hears of it where it lies open, and nobody is told what it was', async () => {
  const of = await handedIn();
  const [stream, silent] = [await openEventStream(app, firm.ann.token), await openEventStream(app, firm.ben.token)];
  await act(firm.eve, 'approve', firm.ann, {}, of);
  expect(await stream.next(({ event }) => event === 'week')).toMatchObject({ data: {} });
  await act(firm.eve, 'reopen', firm.ann, { reason: 'Once more' }, of);
  await stream.next(({ event }) => event === 'notification');
  // Another tab of their own follows what they did themselves.
  await act(firm.ann, 'submit', firm.ann, {}, of);
  await toldTo(firm.ann);
  await stream.next(({ event, data }) => event === 'notification' && data.unread === 0);
  expect(stream.events.filter(({ event }) => event === 'week')).toHaveLength(3);
  expect(silent.events).toEqual([]);
  for (const one of [stream, silent]) one.close();
  await toldTo(firm.eve);
  await mails();
});

test('whose week came back is told why, by a notice and a mail in their language', async () => {
  const of = await handedIn();
  await toldTo(firm.eve);
  await app.database.pool.query("update accounts set language = 'de' where id = $1", [firm.ann.id]);
  await act(firm.eve, 'return', firm.ann, { reason: 'Which line was Friday?' }, of);
  expect(await toldTo(firm.ann)).toEqual([
    { kind: 'weekReturned', params: { week: of, reason: 'Which line was Friday?', by: expect.any(String) } },
  ]);
  expect(await mails()).toEqual([
    { purpose: 'time', account_id: firm.ann.id, subject: expect.stringMatching(/^Ihre Woche vom \d+\. \w+ 2026/) },
  ]);
  await app.database.pool.query("update accounts set language = 'en' where id = $1", [firm.ann.id]);
  // What was refused tells nobody, and who does something with their own week knows it.
  await act(firm.ben, 'return', firm.ann, { reason: 'Not mine' }, of);
  await act(firm.ann, 'submit', firm.ann, {}, of);
  await toldTo(firm.eve);
  await act(firm.ann, 'withdraw', firm.ann, {}, of);
  expect(await toldTo(firm.ann)).toEqual([]);
  expect(await toldTo(firm.eve)).toEqual([]);
  expect(await mails()).toEqual([]);
});
