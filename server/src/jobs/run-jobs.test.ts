import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askForJob, type HeldWork, heldWork, jobIn, jobOf } from '../../testing/callers/jobs.ts';
import type { Person } from '../../testing/callers/people.ts';
import { signIn } from '../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { inNewTransaction } from '../database/queries/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { JobCancelled, type JobWork } from './work.ts';

let app: TestApp;
let ada: Person;
let ben: Person;
let held: HeldWork;
const runners: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  ada = await signIn(app, 'SA', 'Ada');
  ben = await signIn(app, 'ADMIN', 'Ben');
});
afterAll(() => app.close());
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await app.database.pool.query('delete from jobs');
});

function run(work: JobWork): { stop(): Promise<void> } {
  const runner = app.runJobs({ export: work });
  runners.push(runner);
  return runner;
}

function runHeld(): void {
  held = heldWork();
  run(held.work);
}

test('a job is done, with what it gave as its result', async () => {
  run(async ({ job, call, tell }) => {
    await tell(3, 10);
    return { rows: 10, said: `${call.caller.fullName} ${call.timeZone} ${JSON.stringify(job.input)}` };
  });
  const id = await askForJob(app, ada, { input: { words: 'all' } });
  const row = await jobIn(ada, id, 'done');
  // Who is done has done all of it, whenever it was told last.
  expect(row).toMatchObject({ done: 10, total: 10, error: null, hasFile: false, isCancelled: false, position: null });
  expect(row.result).toEqual({ rows: 10, said: 'Ada Europe/Rome {"words":"all"}' });
  expect(Date.parse(row.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(row.startedAt ?? ''));
});

test('the same request while one is open is one job, and a new one when that is over', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => askForJob(app, ada, { input: 'once' })));
  expect(new Set(ids).size).toBe(1);
  expect(await askForJob(app, ben, { input: 'once' })).not.toBe(ids[0]);
  run(async () => ({}));
  await jobIn(ada, ids[0] ?? '', 'done');
  expect(await askForJob(app, ada, { input: 'once' })).not.toBe(ids[0]);
});

test('a refusal makes a job fail with its sentence, a fault with none of it', async () => {
  run(async ({ job }) => {
    if (job.input === 'refused') throw new Refusal('referenceNotFound', {}, null);
    throw new Error('the reason is nobody’s business');
  });
  const refused = await jobIn(ada, await askForJob(app, ada, { input: 'refused' }), 'failed');
  expect(refused.error).toEqual({
    code: 'referenceNotFound',
    params: {},
    message: 'The chosen record no longer exists.',
  });
  const failed = await jobIn(ada, await askForJob(app, ada, { input: 'fault' }), 'failed');
  expect(failed.error).toMatchObject({ code: 'serverError' });
  expect(JSON.stringify(failed)).not.toContain('business');
  expect(app.log.join('\n')).toContain('business');
});

test('a job that waits is cancelled at once and never begun', async () => {
  const id = await askForJob(app, ada);
  const { data } = await ada.post<{ state: string }>(`/job/cancel/${id}`, {});
  expect(data).toMatchObject({ state: 'cancelled', isCancelled: false, result: null });
  expect((await ada.post(`/job/cancel/${id}`, {})).errorCode).toBe('jobOver');
  runHeld();
  await sleep(300);
  expect(held.begun).toEqual([]);
});

test('a job under way is cancelled at its next safe point and says what it did; the same request is then another job', async () => {
  // It may be cancelled before it has done anything.
  const did: number[] = [];
  run(async ({ tell }) => {
    for (let done = 1; ; done += 1) {
      try {
        await tell(done, 100);
      } catch (error) {
        did.push(done - 1);
        throw error instanceof JobCancelled ? new JobCancelled({ created: done - 1 }) : error;
      }
      await sleep(20);
    }
  });
  const id = await askForJob(app, ada, { input: 'long' });
  await jobIn(ada, id, 'running');
  const { data } = await ada.post<{ state: string }>(`/job/cancel/${id}`, {});
  expect(data).toMatchObject({ state: 'running', isCancelled: true });
  const again = await askForJob(app, ada, { input: 'long' });
  expect(again).not.toBe(id);
  const { result } = await jobIn(ada, id, 'cancelled');
  expect(result).toEqual({ created: did[0] });
  await ada.post(`/job/cancel/${again}`, {});
  await jobIn(ada, again, 'cancelled');
});

test('of two people each has a job under way; nobody has two, and who waited longest is next', async () => {
  const [first, second, third] = [await askForJob(app, ada), await askForJob(app, ada), await askForJob(app, ada)];
  const other = await askForJob(app, ben);
  const places = await Promise.all([first, second, third].map(async (id) => (await jobOf(ada, id)).position));
  expect([...places, (await jobOf(ben, other)).position]).toEqual([1, 3, 4, 2]);
  runHeld();
  await until(() => held.begun.length === 2, 'both have begun');
  await sleep(300);
  expect([...held.begun].sort()).toEqual([first, other].sort());
  held.letGo(first);
  await until(() => held.begun.length === 3, 'the next has begun');
  expect(held.begun[2]).toBe(second);
  for (const id of [second, third, other]) held.letGo(id);
  await jobIn(ada, third, 'done');
});

test('a small job is not stuck behind big ones', async () => {
  const cleo = await signIn(app, 'ADMIN', 'Cleo');
  const big = [await askForJob(app, ada, { total: 100_000 }), await askForJob(app, ben, { total: null })];
  runHeld();
  await until(() => held.begun.length === 1, 'a big one has begun');
  const small = await askForJob(app, cleo, { total: 5 });
  await until(() => held.begun.length === 2, 'another has begun');
  await sleep(300);
  expect(held.begun).toEqual([big[0], small]);
  for (const id of [...big, small]) held.letGo(id);
  await jobIn(ben, big[1] ?? '', 'done');
});

test('two processes share the queue: each job is done once, and a person has one under way in all', async () => {
  const works = [heldWork(), heldWork()];
  for (const { work } of works) run(work);
  const ids = [await askForJob(app, ada), await askForJob(app, ada), await askForJob(app, ben)];
  const underWay = () => works.flatMap((work) => [...work.underWay.values()].map(({ job }) => job.accountId));
  await until(() => underWay().length === 2, 'both people have one under way');
  await sleep(300);
  expect(underWay().sort()).toEqual([ada.id, ben.id].sort());
  for (const id of ids) for (const work of works) work.letGo(id);
  await jobIn(ada, ids[1] ?? '', 'done');
  expect(works.flatMap(({ begun }) => begun).sort()).toEqual([...ids].sort());
});

test('a job whose process lost its connection is taken up by another, and what the first one still does counts for nothing', async () => {
  const { db, pool } = app.database;
  const begun: string[] = [];
  let goOn = () => undefined as unknown;
  let held: Promise<unknown> = Promise.resolve();
  run(async ({ hold }) => {
    begun.push('first');
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    held = hold(db);
    await held;
    return { by: 'first' };
  });
  const id = await askForJob(app, ada);
  await until(() => begun.length === 1, 'it is under way');
  run(async ({ hold }) => {
    begun.push('other');
    await hold(db);
    return { by: 'other' };
  });
  await pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())`);
  expect((await jobIn(ada, id, 'done')).result).toEqual({ by: 'other' });
  goOn();
  await until(() => app.log.some((line) => line.includes('job left')), 'the first one left it');
  await expect(held).rejects.toThrow('left to another process');
  expect(begun).toEqual(['first', 'other']);
  expect((await jobOf(ada, id)).result).toEqual({ by: 'other' });
  const told = await pool.query("select 1 from notifications where job_id = $1 and kind = 'jobDone'", [id]);
  expect(told.rowCount).toBe(1);
});

test('a job is not given to another process while a transaction of its work is under way', async () => {
  const { db, pool } = app.database;
  const begun: string[] = [];
  let commit = () => undefined as unknown;
  run(({ hold }) =>
    inNewTransaction(db, async (trx) => {
      begun.push('first');
      await hold(trx);
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
      return { by: 'first' };
    }),
  );
  const id = await askForJob(app, ada);
  await until(() => begun.length === 1, 'it is under way');
  run(async () => {
    begun.push('other');
    return { by: 'other' };
  });
  await pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1
    and mode = 'ExclusiveLock' and database = (select oid from pg_database where datname = current_database())`);
  await sleep(1_500);
  expect(begun).toEqual(['first']);
  const stopped = await ada.post(`/job/cancel/${id}`, {});
  expect(stopped.status).toBe(200);
  commit();
  // It was done whole before anybody else could begin it, and counts.
  expect((await jobIn(ada, id, 'done')).result).toEqual({ by: 'first' });
  expect(begun).toEqual(['first']);
});

test('a process that stops lets its jobs go, and another goes on with them', async () => {
  const one = heldWork();
  const runner = run(one.work);
  const id = await askForJob(app, ada);
  await until(() => one.underWay.has(id), 'it is under way');
  // The work goes on for as long as nobody lets it go: it was told to stop.
  await runner.stop();
  expect(one.underWay.has(id)).toBe(false);
  expect(await jobOf(ada, id)).toMatchObject({ state: 'queued', position: 1 });
  run(async () => ({ rows: 1 }));
  expect((await jobIn(ada, id, 'done')).result).toEqual({ rows: 1 });
});

test('a job that a killed process left behind is taken up, but not for ever', async () => {
  const id = await askForJob(app, ada);
  const deadly = await askForJob(app, ben);
  const { pool } = app.database;
  await pool.query("update jobs set state = 'running', attempts = 1 where id = $1", [id]);
  await pool.query("update jobs set state = 'running', attempts = 30 where id = $1", [deadly]);
  run(async () => ({}));
  await jobIn(ada, id, 'done');
  expect((await jobIn(ben, deadly, 'failed')).error).toMatchObject({ code: 'serverError' });
});

test('a person who may do nothing any more has no job done', async () => {
  const dora = await signIn(app, 'ADMIN', 'Dora');
  const id = await askForJob(app, dora);
  const { pool } = app.database;
  await pool.query("update accounts set status = 'disabled' where id = $1", [dora.id]);
  run(async () => ({}));
  const state = async () =>
    (await pool.query('select state, error_code as code from jobs where id = $1', [id])).rows[0];
  await expect.poll(state).toEqual({ state: 'failed', code: 'notPermitted' });
});

test('a person who has as many open jobs as allowed gets no more', async () => {
  for (let count = 0; count < 20; count += 1) await askForJob(app, ada);
  await expect(askForJob(app, ada)).rejects.toMatchObject({ code: 'tooManyJobs', status: 409 });
  await askForJob(app, ben);
});
