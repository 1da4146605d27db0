import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulk, prepareBulk, runReceipt, undoBulk } from '../../../testing/callers/bulk.ts';
import { bring, runImport } from '../../../testing/callers/imports.ts';
import { jobOf } from '../../../testing/callers/jobs.ts';
import { openEventStream } from '../../../testing/callers/open-event-stream.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid, saveCustomer, saved, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { purgeOldRuns } from '../../records/bulk/bulk-runs.ts';
import type { ShownRun } from '../../records/bulk/shown-run.ts';
import { purgeOldJobs } from './purge-old-jobs.ts';

let app: TestApp;
let admin: Person;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  admin = await signIn(app, 'ADMIN', 'Ada');
  editor = await signIn(app, 'EDITOR', 'Eve');
});
afterAll(() => app.close());

async function customersOf(person: Person, city: string, count: number): Promise<CustomerRecord[]> {
  const made: CustomerRecord[] = [];
  for (let number = 1; number <= count; number += 1)
    made.push(await saveCustomer(person, { name: `${city} ${number}`, city }));
  return made;
}

const inCity = (city: string) => ({ filter: { all: [{ field: 'city', operator: 'is', value: city }] } });
const changedBy = (batchId: string, rest: SentGridQuery = {}): SentGridQuery => ({
  filter: { all: [{ field: 'batchId', operator: 'anyOf', value: [batchId] }] },
  sort: [{ field: 'name', direction: 'asc' }],
  ...rest,
});
const namesOf = async (person: Person, query: SentGridQuery) =>
  (await grid(person, 'customer', query)).rows.map(({ name }) => name);
const listed = async (person: Person) =>
  (await person.post<{ rows: JobRow[] }>('/job/get-grid', {})).data.rows.map(({ id }) => id);

test('a change of many stands among the jobs from its beginning, with what came of it and whether it can be undone', async () => {
  await customersOf(editor, 'Aurich', 3);
  const changes = { status: 'former' };
  const { receipt } = await prepareBulk(editor, 'customer', { query: inCity('Aurich'), action: 'edit', changes });
  expect(await listed(editor)).toEqual([]);
  const stream = await openEventStream(app, editor.token);
  await runReceipt(editor, 'customer', receipt);
  await stream.next(({ event, data }) => event === 'job' && data.id === receipt && data.state === 'done');
  stream.close();
  expect(await jobOf(editor, receipt)).toMatchObject({
    kind: 'bulk',
    entity: 'customer',
    state: 'done',
    about: { action: 'edit', count: 3, isUndo: false },
    result: { changed: 3, skipped: 0, failed: 0 },
    canUndo: true,
  });
  // Administrators see that it was; what it was about, and taking it back, is for whose it is.
  expect(await listed(admin)).toContain(receipt);
  expect((await admin.post<{ rows: JobRow[] }>('/job/get-grid', {})).data.rows[0]?.canUndo).toBe(false);
  expect((await admin.get(`/job/get-by-id/${receipt}`)).status).toBe(404);
  expect((await admin.get(`/customer/get-bulk/${receipt}`)).status).toBe(404);
  expect(await listed(await signIn(app, 'EDITOR', 'Ed'))).toEqual([]);
  const byKind = { filter: { all: [{ field: 'kind', operator: 'anyOf', value: ['bulk'] }] } };
  expect((await editor.post<{ total: number }>('/job/get-grid', byKind)).data.total).toBe(1);

  const told = (await editor.get<ShownRun>(`/customer/get-bulk/${receipt}`)).data;
  expect(told).toMatchObject({
    action: 'edit',
    state: 'done',
    count: 3,
    changes,
    result: { changed: 3 },
    undoResult: null,
  });
  expect(told.scope).toMatchObject({ query: inCity('Aurich') });
  expect(told.sample.map(({ label, changes: made }) => [label, made])).toEqual(
    [1, 2, 3].map((number) => [`Aurich ${number}`, [{ field: 'status', old: 'active', new: 'former' }]]),
  );
  const { endedAt } = await jobOf(editor, receipt);
  await undoBulk(editor, 'customer', receipt);
  const undone = await jobOf(editor, receipt);
  // What lay between the two is nobody's work.
  expect(Date.parse(String(undone.startedAt))).toBeGreaterThanOrEqual(Date.parse(String(endedAt)));
  expect(undone).toMatchObject({
    state: 'done',
    about: { action: 'edit', count: 3, isUndo: true },
    result: { undone: 3, skipped: 0, failed: 0 },
    canUndo: false,
  });
});

test('the records of a change of many, or of an import, are a list: exactly these, for whose it is and for administrators', async () => {
  await customersOf(editor, 'Bautzen', 120);
  const edit = { query: inCity('Bautzen'), action: 'edit', changes: { city: 'Budyšin' } } as const;
  const { batchId } = await bulk(editor, 'customer', edit);
  await saveCustomer(editor, { name: 'Bautzen later', city: 'Budyšin' });
  expect((await grid(editor, 'customer', changedBy(batchId, { total: 'exact', pageSize: 1 }))).total).toBe(120);
  expect((await grid(admin, 'customer', changedBy(batchId, { total: 'exact', pageSize: 1 }))).total).toBe(120);
  expect(await namesOf(await signIn(app, 'EDITOR', 'Otto'), changedBy(batchId))).toEqual([]);
  // It combines with everything else a list is asked for, a change of many among it.
  const some = changedBy(batchId, { search: 'Bautzen 11' });
  expect(await namesOf(editor, some)).toHaveLength(11);
  expect((await prepareBulk(editor, 'customer', { query: some, action: 'remove' })).count).toBe(11);
  await undoBulk(editor, 'customer', batchId);
  expect((await grid(editor, 'customer', changedBy(batchId, { total: 'exact', pageSize: 1 }))).total).toBe(120);

  const removed = await bulk(admin, 'customer', {
    query: { ...inCity('Bautzen'), search: 'Bautzen 12' },
    action: 'remove',
  });
  expect(await namesOf(admin, changedBy(removed.batchId))).toEqual([]);
  const gone = await namesOf(admin, changedBy(removed.batchId, { deleted: 'include' }));
  expect(gone).toEqual(['Bautzen 12', 'Bautzen 120']);

  const file = await bring(
    app,
    admin,
    'customer',
    ['name', 'countryCode'],
    [
      ['Brought A', 'DE'],
      ['Brought B', 'DE'],
    ],
  );
  await runImport(admin, 'customer', file);
  expect(await namesOf(admin, changedBy(file.importId))).toEqual(['Brought A', 'Brought B']);
});

test('a list can be asked which of some records it still has', async () => {
  const [one, two] = await customersOf(editor, 'Celle', 2);
  const ids = { field: 'id', operator: 'anyOf', value: [one?.id, two?.id] } as never;
  expect(await namesOf(editor, { filter: { all: [ids, ...inCity('Celle').filter.all] } })).toHaveLength(2);
  await saved(editor, 'customer', { id: one?.id, version: 1, city: 'Elsewhere' });
  expect(await namesOf(editor, { filter: { all: [ids, ...inCity('Celle').filter.all] } })).toEqual(['Celle 2']);
  const codesOf = async (filter: object, sort: object[] = []) =>
    (await editor.post('/customer/get-grid', { filter: { all: [filter] }, sort })).fieldCodes;
  expect(await codesOf({ field: 'batchId', operator: 'empty' })).toEqual(['filter.all.0.operator operatorNotAllowed']);
  expect(await codesOf({ field: 'id', operator: 'anyOf', value: ['1'] })).toEqual(['filter.all.0.value idNotValid']);
  expect(await codesOf({ field: 'name', operator: 'is', value: 'x' }, [{ field: 'id', direction: 'asc' }])).toEqual([
    'sort.0.field fieldUnknown',
  ]);
  const jobs = await editor.post('/job/get-grid', {
    filter: { all: [{ field: 'batchId', operator: 'anyOf', value: [] }] },
  });
  expect(jobs.fieldCodes).toEqual(['filter.all.0.field fieldUnknown']);
});

test('what an undo had to leave for now can be undone later', async () => {
  const [one] = await customersOf(admin, 'Demmin', 2);
  await saved(admin, 'customer', { id: one?.id, version: 1, code: 'DEMMIN' });
  const { batchId } = await bulk(admin, 'customer', { query: inCity('Demmin'), action: 'remove' });
  const other = await saveCustomer(admin, { name: 'Takes the code', code: 'DEMMIN' });
  const undone = await undoBulk(admin, 'customer', batchId);
  expect(undone).toMatchObject({ changed: 1, failedCount: 1, failed: [{ id: one?.id, code: 'valueNotUnique' }] });
  expect(await jobOf(admin, batchId)).toMatchObject({ canUndo: true, result: { undone: 1, failed: 1 } });
  await saved(admin, 'customer', { id: other.id, version: 1, code: 'OTHER' });
  expect(await undoBulk(admin, 'customer', batchId)).toMatchObject({ changed: 1, failedCount: 0 });
  expect(await jobOf(admin, batchId)).toMatchObject({ canUndo: false, result: { undone: 2, failed: 0 } });
  expect((await admin.post(`/customer/undo-bulk/${batchId}`, {})).errorCode).toBe('undoNotPossible');
});

test('an undo that changed nothing, since all of it failed, leaves the act as it stands, to be undone later', async () => {
  const [one] = await customersOf(admin, 'Emden', 1);
  await saved(admin, 'customer', { id: one?.id, version: 1, code: 'EMDEN' });
  const { batchId } = await bulk(admin, 'customer', { query: inCity('Emden'), action: 'remove' });
  const other = await saveCustomer(admin, { name: 'Takes it', code: 'EMDEN' });
  expect(await undoBulk(admin, 'customer', batchId)).toMatchObject({ changed: 0, failedCount: 1 });
  expect(await jobOf(admin, batchId)).toMatchObject({
    about: { isUndo: false },
    result: { changed: 1, skipped: 0, failed: 0 },
    canUndo: true,
  });
  await saved(admin, 'customer', { id: other.id, version: 1, code: 'ELSE' });
  expect(await undoBulk(admin, 'customer', batchId)).toMatchObject({ changed: 1, failedCount: 0 });
  expect(await jobOf(admin, batchId)).toMatchObject({ about: { isUndo: true }, canUndo: false });
});

test('an import of which nothing could be taken back stands, too', async () => {
  const file = await bring(app, admin, 'customer', ['name', 'countryCode'], [['Held', 'DE']]);
  await runImport(admin, 'customer', file);
  const { rows } = await grid(admin, 'customer', { search: 'Held', pageSize: 1 });
  const project = await saveProject(admin, { customerId: rows[0]?.id });
  const undo = () => admin.post(`/customer/undo-import/${file.importId}`, {});
  const state = async () => (await admin.get<{ state: string }>(`/customer/get-import/${file.importId}`)).data.state;
  expect((await undo()).data).toMatchObject({ undone: 0, skipped: [{ code: 'deleteBlocked' }] });
  expect(await state()).toBe('done');
  const { id: customerId } = await saveCustomer(admin, { name: 'Takes the project over' });
  await saved(admin, 'project', { id: project.id, version: project.version, customerId });
  expect((await undo()).data).toMatchObject({ undone: 1, skipped: [] });
  expect(await state()).toBe('undone');
});

test('an import can be undone from the job that wrote last, and no more once it was', async () => {
  const file = await bring(
    app,
    admin,
    'customer',
    ['name', 'countryCode'],
    [
      ['Undoable', 'DE'],
      ['Broken', 'Nowhereland'],
    ],
  );
  const undoable = async () => {
    const { data } = await admin.post<{ rows: JobRow[] }>('/job/get-grid', {});
    const own = data.rows.filter(({ about }) => about.importId === file.importId);
    return own.map(({ kind, about, canUndo }) => `${kind} ${about.dryRun ?? ''} ${canUndo}`);
  };
  await runImport(admin, 'customer', file, { dryRun: true });
  expect(await undoable()).toEqual(['import true false']);
  await runImport(admin, 'customer', file);
  expect(await undoable()).toEqual(['import false true', 'import true false']);
  await runImport(admin, 'customer', file);
  expect(await undoable()).toEqual(['import false true', 'import false false', 'import true false']);
  await admin.post(`/customer/undo-import/${file.importId}`, {});
  expect((await undoable()).filter((line) => line.endsWith('true'))).toEqual([]);
});

test('changes of many and imports are told of for 30 days, files of exports for 7', async () => {
  await customersOf(admin, 'Emden', 1);
  const { batchId } = await bulk(admin, 'customer', { query: inCity('Emden'), action: 'edit', changes: { city: 'X' } });
  const file = await bring(app, admin, 'customer', ['name', 'countryCode'], [['Kept', 'DE']]);
  await runImport(admin, 'customer', file);
  const { db, pool } = app.database;
  const known = async () => {
    await Promise.all([purgeOldRuns(db), purgeOldJobs(db)]);
    const { data } = await admin.post<{ rows: JobRow[] }>('/job/get-grid', {});
    return data.rows.filter(({ id, about }) => id === batchId || about.importId === file.importId).length;
  };
  const age = async (days: number) => {
    await pool.query('update bulk_runs set started_at = now() - make_interval(days => $1)', [days]);
    await pool.query('update jobs set ended_at = now() - make_interval(days => $1)', [days]);
  };
  await age(29);
  expect(await known()).toBe(2);
  await age(31);
  expect(await known()).toBe(0);
});

test('a change of many under way is stopped like any job', async () => {
  const { receipt } = await prepareBulk(editor, 'customer', {
    ids: [(await customersOf(editor, 'Fehmarn', 1))[0]?.id ?? ''],
    action: 'edit',
    changes: { city: 'Y' },
  });
  await app.database.pool.query("update bulk_runs set state = 'running', updated_at = now() where id = $1", [receipt]);
  expect((await editor.post<JobRow>(`/job/cancel/${receipt}`, {})).data).toMatchObject({
    state: 'running',
    isCancelled: true,
  });
  // A process that is gone for a minute does nothing any more.
  await app.database.pool.query("update bulk_runs set updated_at = now() - interval '2 minutes' where id = $1", [
    receipt,
  ]);
  expect(await jobOf(editor, receipt)).toMatchObject({ state: 'cancelled', canUndo: true });
  expect((await undoBulk(editor, 'customer', receipt)).changed).toBe(0);
});
