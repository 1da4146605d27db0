import { setTimeout as sleep } from 'node:timers/promises';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { sentence } from '@mandate/contract/replies/refusals.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsTo, type Reply } from '../../../testing/callers/call.ts';
import { askForJob, heldWork, jobIn, jobOf } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type ProjectRecord, type Row, saveCustomer, saveProject } from '../../../testing/callers/records.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let sa: Person;
let project: ProjectRecord;
let isShort = false;
const room = { isShort: async () => isShort, limits: unknownRoom.limits };
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

beforeAll(async () => {
  app = await startTestApp({ room });
  sa = await signIn(app, 'SA');
  project = await saveProject(sa, { name: 'Kept' });
  await sql(`create table faults (code text);
    create function fail_write() returns trigger language plpgsql as $$
    declare fault text := (select code from faults);
    begin
      if fault is not null then raise exception 'as a full disk would' using errcode = fault; end if;
      return null;
    end $$`);
  const { rows } = await sql(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'faults'",
  );
  for (const { name } of rows)
    await sql(
      `create trigger fail_write before insert or update or delete on ${name} for each statement execute function fail_write()`,
    );
});
afterAll(() => app.close());

/** What people do that changes something. */
const writes: Record<string, () => Promise<Reply>> = {
  'a register’s save': () => sa.post('/customer/save', { name: 'New' }),
  'a save that can be repeated': () => sa.post('/customer/save', { name: 'New' }, { 'idempotency-key': uuidV7() }),
  'a project’s save': () => sa.post('/project/save', { id: project.id, version: project.version, name: 'Other' }),
  'a note': () => sa.post('/note/save', { entity: 'project', recordId: project.id, body: '<p>New</p>' }),
  'a draft': () =>
    sa.post('/draft/save', { entity: 'customer', recordId: uuidV7(), isNew: true, title: 'A', changes: [] }),
  'a removal': () => sa.del(`/project/remove/${project.id}`),
  'a parameter': () =>
    sa.post('/parameter/save', { key: 'custom.one', label: 'One', group: 'custom', valueType: 'string', value: 'x' }),
  'a receipt': () => sa.post('/customer/prepare-bulk', { query: {}, action: 'remove' }),
  'a layout': () => sa.put('/view/save-layout', { list: 'customer', viewId: null, state: {} }),
  'a sign-in': () => callsTo(app).post('/account/verify-account', { username: sa.email, password: 'not known' }),
};

const addFile = () =>
  sendForm(app, sa, '/file/save', 'plan.txt', 'A plan', { entity: 'project', recordId: project.id, kind: 'other' });

function expectRefused(reply: Reply, code: string): void {
  expect(reply).toMatchObject({ status: 503, result: 'fatal-error', errorCode: code, data: null });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('a database that cannot write', () => {
  afterEach(() => sql('delete from faults'));

  describe.each([
    ['its disk is full', '53100', 'diskFull', ''],
    ['it is short of memory', '53200', 'serviceUnavailable', 'short'],
    ['its disk is broken', '58030', 'serviceUnavailable', 'faulty'],
    ['it was made read-only', '25006', 'serviceUnavailable', 'readOnly'],
  ] as const)('since %s', (_why, sqlState, code, context) => {
    beforeEach(() => sql('insert into faults values ($1)', [sqlState]));

    test.each(Object.keys(writes))('%s is refused with a sentence, to be tried again', async (name) => {
      const reply = (await writes[name]?.()) as Reply;
      expectRefused(reply, code);
      expect(reply.errorMessage).toBe(sentence(code, { context, seconds: 2 }));
    });

    test('a file is refused as well', async () => {
      expect(await addFile()).toMatchObject({ status: 503, errorCode: code, result: 'fatal-error' });
    });
  });

  test.each(['53100', '25006'])('is read all the same (%s)', async (sqlState) => {
    await sql('insert into faults values ($1)', [sqlState]);
    // Long enough ago for its use to be noted.
    const reader = await anotherReader();
    for (const path of ['/project/get-grid', '/customer/get-grid', '/job/get-grid'])
      expect((await reader.post(path, {})).status, path).toBe(200);
    for (const path of [
      `/project/get-by-id/${project.id}`,
      '/dashboard/get?from=2026-01-01&to=2026-12-31',
      '/control-panel/get',
    ])
      expect((await reader.get(path)).status, path).toBe(200);
  });

  /** Somebody whose session was used a minute ago, and whose changes wait to be worked into the figures. */
  async function anotherReader(): Promise<Person> {
    await sql('delete from faults');
    const reader = await signIn(app, 'SA', `Reader ${uuidV7()}`);
    await saveProject(sa, { name: 'Changed' });
    await sql("update sessions set last_used_at = now() - interval '1 minute'");
    await sql('insert into faults values ($1)', ['53100']);
    return reader;
  }
});

describe('with little room left on the disk', () => {
  beforeEach(() => {
    isShort = true;
  });
  afterEach(() => {
    isShort = false;
  });

  test('what changes something is refused before anything of it is done, all else goes on', async () => {
    const goesOn: string[] = [];
    for (const { method, path, allow, isHidden } of app.routes) {
      if (isHidden || method === 'GET' || method === 'HEAD') continue;
      const reply = await sa.send(method, path.replace(/:\w+/g, uuidV7()), '{', { 'content-type': 'application/json' });
      if (reply.errorCode === 'diskFull') expectRefused(reply, 'diskFull');
      else
        goesOn.push(
          `${method} ${path.replace(/^\/[\w-]+(?=\/(get-grid|get-sums|remove|export|cancel-bulk)(\/|$))/, '/*')}`,
        );
      expect(reply.errorCode === null && allow === undefined, path).toBe(false);
    }
    expect([...new Set(goesOn)].sort()).toEqual(
      [
        ...['DELETE /*/remove/:id', 'POST /*/export', 'POST /*/get-grid', 'POST /*/get-sums', 'POST /trash/purge/:id'],
        ...['POST /account/verify-account', 'POST /account/revoke-refresh-token', 'POST /account/confirm-password'],
        ...['POST /token/refresh', 'POST /token/refresh-access-token', 'PUT /account/reset-password'],
        ...['POST /session/remove-others', 'POST /session/remove-all', 'POST /session/view-as'],
        ...['POST /job/cancel/:id', 'POST /mail-message/cancel/:id', 'POST /mail-message/pause'],
        ...['POST /rate/resolve', 'POST /rate/resolve-many', 'POST /exchange-rate/resolve-many'],
        ...['POST /project/prepare-copy/:id', 'POST /project/prepare-currency'],
        ...['POST /document/preview', 'POST /document/preview-pages', 'POST /document/preview-pdf'],
        ...['POST /parameter/preview-numbering', 'POST /mail-server/test'],
        'POST /*/cancel-bulk/:batchId',
        ...['POST /event/tell-presence', 'POST /view/get-counts', 'POST /week/copy', 'POST /period/reopen'],
      ].sort(),
    );
  });

  test('who may not do it at all hears that, and not how the disk is', async () => {
    const guest = await signIn(app, 'GUEST', 'A guest');
    expect((await guest.post('/customer/save', { name: 'New' })).status).toBe(403);
    expect((await callsTo(app).post('/customer/save', { name: 'New' })).status).toBe(401);
  });

  test('a list is read, and a record that was removed is purged', async () => {
    isShort = false;
    const customer = await saveCustomer(sa, { name: 'To be purged' });
    isShort = true;
    expect((await sa.post('/account/confirm-password', { password: 'not this' })).errorCode).toBe('passwordWrong');
    const removed = await sa.del<{ deletionId: string }>(`/customer/remove/${customer.id}`);
    expect(removed.status).toBe(200);
    await sql('update sessions set confirmed_at = now()');
    expect((await sa.post(`/trash/purge/${removed.data.deletionId}`, {})).status).toBe(200);
    expect((await sa.post<{ rows: Row[] }>('/customer/get-grid', {})).status).toBe(200);
  });

  test('the server is ready, and says that it only reads', async () => {
    const reply = await callsTo(app).get<{ status: string }>('/health/ready');
    expect(reply).toMatchObject({ status: 200, data: { status: 'readOnly' }, alerts: [sentence('diskFull')] });
    isShort = false;
    expect((await callsTo(app).get('/health/ready')).data).toEqual({ status: 'ready' });
  });

  test('jobs wait, those under way too, say why, and go on when there is room', async () => {
    isShort = false;
    const held = heldWork();
    const runner = app.runJobs({ export: held.work });
    const underWay = await askForJob(app, sa);
    const next = await askForJob(app, sa);
    await until(() => held.underWay.has(underWay), 'the job is under way');
    isShort = true;
    const waiting = { state: 'queued', error: { code: 'diskFull', message: sentence('diskFull') } };
    expect(await jobWhere(underWay, ({ error }) => error !== null)).toMatchObject(waiting);
    expect(await jobWhere(next, ({ error }) => error !== null)).toMatchObject(waiting);
    isShort = false;
    await jobWhere(underWay, ({ state }) => state === 'running');
    await jobWhere(next, ({ state, error }) => state === 'queued' && error === null);
    held.letGo(underWay);
    await jobIn(sa, underWay, 'done');
    held.letGo(next);
    expect(await jobIn(sa, next, 'done')).toMatchObject({ error: null });
    await runner.stop();
  });

  async function jobWhere(id: string, isSo: (job: JobRow) => boolean): Promise<JobRow> {
    let job = await jobOf(sa, id);
    for (let attempt = 0; attempt < 500 && !isSo(job); attempt += 1) {
      await sleep(20);
      job = await jobOf(sa, id);
    }
    return job;
  }
});
