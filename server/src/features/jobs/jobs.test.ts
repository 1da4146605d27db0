import type { JobRow } from '@mandate/contract/entities/job.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { askForJob, jobIn } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { storeJobFile } from '../../jobs/job-file.ts';
import { sessionUser } from '../session/session-user.ts';
import { startSession } from '../session/start-and-end-session.ts';
import { purgeOldJobs } from './purge-old-jobs.ts';

let app: TestApp;
let ada: Person;
let ben: Person;
/** A job of Ada's that made a file. */
let made: JobRow;

const piece = new TextEncoder().encode('Grüße;42\r\n'.repeat(30_000));

beforeAll(async () => {
  app = await startTestApp();
  ada = await signIn(app, 'ADMIN', 'Ada');
  ben = await signIn(app, 'SA', 'Ben');
  app.runJobs({
    export: async ({ job, call }) => {
      // As an attempt that was cut off would have left it.
      await storeJobFile(call.db, job.id, 'old.csv', 'text/csv', pieces(1));
      const size = await storeJobFile(call.db, job.id, 'customers – all.csv', 'text/csv; charset=utf-8', pieces(3));
      return { rows: 90_000, size };
    },
  });
  made = await jobIn(ada, await askForJob(app, ada), 'done');
});
afterAll(() => app.close());

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < count; sent += 1) yield piece;
}

test('the file of a job is given as it was made, to be saved under its name', async () => {
  expect(made).toMatchObject({ hasFile: true, result: { rows: 90_000, size: piece.length * 3 } });
  const response = await fetch(`${app.url}/job/get-file/${made.id}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''customers%20%E2%80%93%20all.csv");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBe(piece.length * 3);
  expect(Buffer.compare(bytes, Buffer.concat([piece, piece, piece]))).toBe(0);
});

test('what a job is about and its file are their owner’s alone, and nobody’s without signing in', async () => {
  const stranger = async (path: string) => (await fetch(app.url + path)).status;
  for (const path of [`/job/get-by-id/${made.id}`, `/job/get-file/${made.id}`]) {
    expect((await ben.get(path)).status).toBe(404);
    expect(await stranger(path)).toBe(401);
  }
  expect((await ada.get('/job/get-by-id/nonsense')).status).toBe(404);
});

test('administrators see and stop everybody’s jobs, others their own', async () => {
  const eve = await signIn(app, 'EDITOR', 'Eve');
  const idsOf = async (person: Person) =>
    (await person.post<{ rows: JobRow[] }>('/job/get-grid', {})).data.rows.map(({ id }) => id);
  expect(await idsOf(ben)).toEqual([made.id]);
  expect(await idsOf(eve)).toEqual([]);
  expect((await eve.post(`/job/cancel/${made.id}`, {})).errorCode).toBe('recordNotFound');
  expect((await ben.post(`/job/cancel/${made.id}`, {})).errorCode).toBe('jobOver');
  const { data } = await ben.post<{ rows: JobRow[] }>('/job/get-grid', {
    sort: [{ field: 'accountId', direction: 'asc' }],
  });
  expect(data.rows[0]?.account).toEqual({ id: ada.id, label: 'Ada', isDeleted: false });
  const waiting = await askForJob(app, eve, { kind: 'import', about: { fileName: 'eve.csv' } });
  expect((await ben.post<JobRow>(`/job/cancel/${waiting}`, {})).data.state).toBe('cancelled');
  await app.database.pool.query('delete from jobs where id = $1', [waiting]);
});

test('a list of jobs carries whole jobs, newest first, and is filtered', async () => {
  const waiting = await askForJob(app, ada, { kind: 'import', about: { fileName: 'customers.xlsx' }, total: 700 });
  const { data } = await ada.post<{ rows: JobRow[]; total: number }>('/job/get-grid', {});
  expect(data.rows.map(({ id }) => id)).toEqual([waiting, made.id]);
  expect(data.rows[0]).toMatchObject({
    kind: 'import',
    entity: 'customer',
    state: 'queued',
    about: { fileName: 'customers.xlsx' },
    done: 0,
    total: 700,
    result: null,
    position: 1,
  });
  expect(data.rows[1]).toEqual(made);
  const filter = { all: [{ field: 'state', operator: 'anyOf', value: ['queued', 'running'] }] };
  const open = await ada.post<{ total: number }>('/job/get-grid', { filter });
  expect(open.data.total).toBe(1);
});

test('who lost a right since gets no file that was made with it', async () => {
  const { pool } = app.database;
  const grant = (grants: string[] | null) =>
    pool.query('update accounts set grants = $2 where id = $1', [ada.id, grants]);
  const status = async () => {
    // The old session is trusted for two seconds.
    const again = await signInAgain();
    return (await again.get(`/job/get-file/${made.id}`)).status;
  };
  expect(await status()).toBe(200);
  await grant(['seeRates', 'exportData']);
  expect(await status()).toBe(403);
  await grant(['seeRates', 'seeCosts', 'seeBank', 'seePersonal', 'importData', 'editNumbers']);
  expect(await status()).toBe(403);
  await grant(null);
  await pool.query("update accounts set role = 'EDITOR' where id = $1", [ada.id]);
  expect(await status()).toBe(403);
  await pool.query("update accounts set role = 'ADMIN' where id = $1", [ada.id]);
  expect(await status()).toBe(200);
});

test('jobs and their files are forgotten a week after their end', async () => {
  const { db, pool } = app.database;
  await purgeOldJobs(db);
  expect((await ada.get(`/job/get-by-id/${made.id}`)).status).toBe(200);
  await pool.query("update jobs set ended_at = now() - interval '8 days' where id = $1", [made.id]);
  await purgeOldJobs(db);
  expect((await ada.get(`/job/get-by-id/${made.id}`)).status).toBe(404);
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from job_file_pieces');
  expect(rows[0]?.count).toBe(0);
  const told = await pool.query('select job_id from notifications where account_id = $1', [ada.id]);
  expect(told.rows).toEqual([{ job_id: null }]);
});

/** Ada in a session of which nothing is remembered yet. */
async function signInAgain() {
  const place = { device: 'Test', network: '127.0.0.1' };
  const { sessionId } = await startSession(app.database.db, ada.id, false, place);
  const { id, email, fullName } = ada;
  const shown = { grants: null, personnelId: null, isMember: false, language: 'en', timeZone: null };
  const user = sessionUser({ id, email, fullName, role: 'ADMIN', ...shown, mustChangePassword: false });
  return callsTo(app, await app.tokens.sign(user, sessionId));
}
