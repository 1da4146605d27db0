import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForJob, jobIn } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { Refusal } from '../../http/refusal.ts';
import { purgeOldNotifications } from './purge-old-notifications.ts';

let app: TestApp;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ada = await signIn(app, 'GUEST', 'Ada');
  ben = await signIn(app, 'SA', 'Ben');
  app.runJobs({
    export: async ({ job }) => {
      if (job.input === 'refused') throw new Refusal('referenceNotFound', {}, null);
      return { rows: 12, fileName: 'customers.csv' };
    },
  });
});
afterAll(() => app.close());

const unread = async (person: Person) => (await person.get<{ unread: number }>('/notification/get-unread')).data.unread;
const list = async (person: Person) =>
  (await person.post<{ rows: NotificationRow[] }>('/notification/get-grid', {})).data.rows;

test('a person is told of the end of each own job, with its counts or why it failed, and reads it', async () => {
  const done = await askForJob(app, ada, { input: 'fine', about: { format: 'csv' } });
  await jobIn(ada, done, 'done');
  const refused = await askForJob(app, ada, { input: 'refused' });
  await jobIn(ada, refused, 'failed');
  const [second, first] = await list(ada);
  expect(first).toMatchObject({ kind: 'jobDone', entity: 'customer', jobId: done, readAt: null });
  expect(first?.params).toEqual({ kind: 'export', format: 'csv', rows: 12 });
  expect(second).toMatchObject({ kind: 'jobFailed', jobId: refused, params: { code: 'referenceNotFound' } });
  expect(await unread(ada)).toBe(2);
  expect(await unread(ben)).toBe(0);
  expect((await ben.post('/notification/mark-read', { ids: [first?.id] })).data).toEqual({ unread: 0 });
  expect(await unread(ada)).toBe(2);
  expect((await ada.post('/notification/mark-read', { ids: [first?.id] })).data).toEqual({ unread: 1 });
  expect((await list(ada)).map(({ readAt }) => readAt === null)).toEqual([true, false]);
  expect(await list(ben)).toEqual([]);
});

test('nobody reads or marks notifications without signing in', async () => {
  for (const path of ['get-grid', 'mark-read']) {
    const body = JSON.stringify({ ids: [] });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/notification/${path}`, { method: 'POST', headers, body });
    expect(response.status).toBe(401);
  }
  expect((await fetch(`${app.url}/notification/get-unread`)).status).toBe(401);
});

test('notifications are forgotten after 90 days', async () => {
  const { db, pool } = app.database;
  const [newest, ...others] = await list(ada);
  await pool.query("update notifications set created_at = now() - interval '91 days' where id = $1", [newest?.id]);
  await purgeOldNotifications(db);
  expect((await list(ada)).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
});
