import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bring, runImport } from '../../../../testing/callers/imports.ts';
import { askForJob, jobIn, jobOf } from '../../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { grid } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { until } from '../../../../testing/until.ts';
import type { JobWork } from '../../../jobs/work.ts';
import type { ImportProgress } from '../stored/import-progress.ts';
import type { ImportUndone } from './undo-import-work.ts';

let app: TestApp;
let person: Person;
const runners: { stop(): Promise<void> }[] = [];
const gates: (() => unknown)[] = [];

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
});
afterEach(async () => {
  for (const open of gates.splice(0)) open();
  for (const runner of runners.splice(0)) await runner.stop();
});
afterAll(() => app.close());

/** A place in a work where it waits until it is let go. */
function gate() {
  let open = () => undefined as unknown;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  gates.push(() => open());
  const state = { isReached: false };
  const wait = async () => {
    state.isReached = true;
    await opened;
  };
  return { wait, open: () => open(), reached: () => until(() => state.isReached, 'the work waits') };
}

/** Does imports otherwise than the product does, and all other jobs as it does. */
function runImports(change: (usual: JobWork) => JobWork): void {
  runners.push(app.runJobs((works) => ({ ...works, import: change(works.import as JobWork) })));
}

/** Holds an import inside the transaction of its second hundred records. */
function holdingSecond(wait: () => Promise<void>): (usual: JobWork) => JobWork {
  let pieces = 0;
  return (usual) => (run) =>
    usual({
      ...run,
      async hold(db) {
        await run.hold(db);
        pieces += 1;
        if (pieces === 2) await wait();
      },
    });
}

const rowsOf = (name: string) => Array.from({ length: 130 }, (_, at) => [`${name} ${at}`, 'DE']);
const broughtAs = (name: string) => bring(app, person, 'customer', ['name', 'countryCode'], rowsOf(name));
const standing = async (name: string) =>
  (await grid(person, 'customer', { search: name, pageSize: 1, total: 'exact' })).total;
const undo = (importId: string) =>
  person.post<ImportUndone | { jobId: string }>(`/customer/undo-import/${importId}`, {});
/** Undoes an import and gives what came of it, also where the call did not wait for that. */
async function undone(importId: string): Promise<ImportUndone> {
  const { data } = await undo(importId);
  if (!('jobId' in data)) return data;
  const { undone: count, skipped } = (await jobIn(person, data.jobId, 'done')).result as never as ImportUndone;
  return { undone: count, skipped };
}
const importNow = async (importId: string) =>
  (await person.get<ImportProgress>(`/customer/get-import/${importId}`)).data;

test('an import that was asked to stop while it writes can be undone at once: the undo waits for what is being written', async () => {
  const { wait, open, reached } = gate();
  runImports(holdingSecond(wait));
  const file = await broughtAs('Stopping');
  const imported = runImport(person, 'customer', file);
  await reached();
  expect((await undo(file.importId)).errorCode).toBe('importRunning');
  expect(await runImport(person, 'customer', file, { dryRun: true })).toMatchObject({ errorCode: 'importRunning' });
  const { jobId } = await importNow(file.importId);
  await person.post(`/job/cancel/${jobId}`, {});
  const asked = undone(file.importId);
  open();
  await imported;
  expect(await asked).toEqual({ undone: 130, skipped: [] });
  expect(await standing('Stopping')).toBe(0);
});

test('an import whose last rows are written and whose job has not ended yet can be undone', async () => {
  const { wait, open, reached } = gate();
  runImports((usual) => (run) => usual(run).finally(wait));
  const file = await broughtAs('Ending');
  const imported = runImport(person, 'customer', file);
  await reached();
  const { jobId, state } = await importNow(file.importId);
  expect([state, (await jobOf(person, String(jobId))).state]).toEqual(['done', 'running']);
  const asked = undone(file.importId);
  open();
  await imported;
  expect(await asked).toEqual({ undone: 130, skipped: [] });
  expect(await standing('Ending')).toBe(0);
});

test('nothing of an import is written once its undo has begun, whatever became of its job', async () => {
  const { wait, open, reached } = gate();
  runImports(holdingSecond(wait));
  const file = await broughtAs('Fenced');
  const imported = runImport(person, 'customer', file);
  await reached();
  const { jobId } = await importNow(file.importId);
  // As where the answer to what was written never came, so that the job was given up.
  const end = "update jobs set state = 'cancelled', ended_at = now() where id = $1";
  await app.database.pool.query(end, [jobId]);
  expect(await undone(file.importId)).toEqual({ undone: 100, skipped: [] });
  open();
  await imported;
  for (const runner of runners.splice(0)) await runner.stop();
  expect(await standing('Fenced')).toBe(0);
  expect((await importNow(file.importId)).state).toBe('undone');
});

test('an import whose process went and that was cancelled before another took it up can be undone', async () => {
  runners.push(app.runJobs());
  const file = await broughtAs('Left');
  await runImport(person, 'customer', file);
  for (const runner of runners.splice(0)) await runner.stop();
  await app.database.pool.query("update imports set state = 'running' where id = $1", [file.importId]);
  const job = await askForJob(app, person, { kind: 'import', input: { importId: file.importId } });
  expect((await importNow(file.importId)).state).toBe('running');
  await person.post(`/job/cancel/${job}`, {});
  expect((await importNow(file.importId)).state).toBe('done');
  runners.push(app.runJobs());
  expect(await undone(file.importId)).toEqual({ undone: 130, skipped: [] });
  expect(await standing('Left')).toBe(0);
});

test('a record somebody holds is left and named, the others go, and what was left can be undone later', async () => {
  runners.push(app.runJobs());
  const file = await broughtAs('Busy');
  await runImport(person, 'customer', file);
  const { rows } = await grid(person, 'customer', { search: 'Busy 7', pageSize: 1 });
  const holder = await app.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    await holder.query('select 1 from customers where id = $1 for update', [rows[0]?.id]);
    expect(await undone(file.importId)).toMatchObject({
      undone: 129,
      skipped: [{ id: rows[0]?.id, code: 'recordBusy' }],
    });
    expect(await importNow(file.importId)).toMatchObject({ state: 'undone', undoLeft: 1 });
    await holder.query('rollback');
  } finally {
    holder.release(true);
  }
  expect(await undone(file.importId)).toEqual({ undone: 130, skipped: [] });
  expect(await standing('Busy')).toBe(0);
  expect((await importNow(file.importId)).undoLeft).toBe(0);
  expect((await undo(file.importId)).errorCode).toBe('undoNotPossible');
});

test('an undo that a slow statement broke off is taken up again', async () => {
  let isFirst = true;
  const works: string[] = [];
  runners.push(
    app.runJobs((usual) => ({
      ...usual,
      undoImport: async (run) => {
        works.push(run.job.id);
        if (isFirst) {
          isFirst = false;
          throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
        }
        return (usual.undoImport as JobWork)(run);
      },
    })),
  );
  const file = await broughtAs('Slow');
  await runImport(person, 'customer', file);
  expect(await undone(file.importId)).toEqual({ undone: 130, skipped: [] });
  expect(works).toHaveLength(2);
  await jobIn(person, String(works[0]), 'done');
});
