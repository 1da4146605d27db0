import { customer } from '@mandate/contract/entities/customer.ts';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobIn } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, savePersonnel, saveProject, staff, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { lookAtHealth } from '../health/look-at-health.ts';
import { leakCheckWork } from './leak-check-work.ts';

let app: TestApp;
let sa: Person;
let runner: ReturnType<TestApp['runJobs']> | undefined;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA', 'The super administrator');
  const buyer = await saveCustomer(sa, { name: 'A customer', email: 'a.customer@customer.example' });
  const lines = [work({ unitPrice: '123.45', unitCost: '678.90' })];
  const project = await saveProject(sa, { customerId: buyer.id, isInternal: false, lines });
  await staff(sa, project.id, (await savePersonnel(sa)).id);
  await app.database.pool.query("update projects set status = 'active', end_date = current_date - 3");
});
afterEach(() => runner?.stop());
afterAll(() => app.close());

const runIt = async () => {
  const { data } = await sa.post<{ jobId: string }>('/health/run-leak-check', {});
  return data.jobId;
};
const health = async () => {
  const rows = await lookAtHealth({ db: app.database.db, dataDir: null, room: unknownRoom });
  return rows.find(({ check }) => check === 'leakCheck');
};

test('an SA runs the leak check as a job, is told its end, and health knows', async () => {
  expect((await health())?.code).toBe('leakCheckNever');
  runner = app.runJobs();
  const jobId = await runIt();
  const { result, done, kind, entity } = await jobIn(sa, jobId, 'done');
  expect({ kind, entity }).toEqual({ kind: 'leakCheck', entity: 'health' });
  expect(result).toEqual({ calls: expect.any(Number), leaks: 0 });
  expect(done).toBeGreaterThan(0);
  const { data } = await sa.post<{ rows: NotificationRow[] }>('/notification/get-grid', {});
  expect(data.rows[0]).toMatchObject({ kind: 'jobDone', jobId, params: { kind: 'leakCheck', leaks: 0 } });
  expect(await health()).toMatchObject({ code: 'leakCheckGood', params: { calls: result?.calls } });
});

test('a planted leak is found, and health says so', async () => {
  runner = app.runJobs();
  const { email } = customer.fields;
  const hiddenFrom = email.hiddenFrom;
  try {
    // The application forgets to hide it from a guest.
    delete email.hiddenFrom;
    const { result } = await jobIn(sa, await runIt(), 'done');
    expect(result?.leaks).toBeGreaterThan(0);
    expect(await health()).toMatchObject({ level: 'bad', code: 'leakCheckFound', params: { leaks: result?.leaks } });
  } finally {
    if (hiddenFrom) email.hiddenFrom = hiddenFrom;
  }
});

test('a leak check that fails is told as failed in health', async () => {
  runner = app.runJobs({
    leakCheck: leakCheckWork(async () => {
      throw new Error('no application');
    }),
  });
  await jobIn(sa, await runIt(), 'failed');
  expect((await health())?.code).toBe('leakCheckFailed');
});

test('nobody below an SA may run the leak check', async () => {
  const admin = await signIn(app, 'ADMIN');
  expect((await admin.post('/health/run-leak-check', {})).status).toBe(403);
});
