import { fileURLToPath } from 'node:url';
import words from '@mandate/contract/locales/en/control-panel.json' with { type: 'json' };
import { type HealthCheck, type HealthRow, healthChecks, healthCodes } from '@mandate/contract/overview/health.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForJob, heldWork } from '../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { pooledDatabase } from '../../database/connection/pooled-database.ts';
import { roomLimits, unknownRoom } from '../../database/disk/disk-room.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inNewTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { english } from '../../words/words.ts';
import type { Said } from './checks/check.ts';
import { judgeClock } from './checks/clock-check.ts';
import { judgeDatabase } from './checks/database-check.ts';
import { judgeSpace } from './checks/storage-check.ts';
import { cachedHealth, lookAtHealth } from './look-at-health.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(() => app.close());
beforeEach(() => sql('truncate maintenance_runs, jobs cascade; truncate mail_messages cascade'));

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
/** Looks at one thing, and makes sure that its sentence is filled with all it names. */
const said = async (check: HealthCheck) => {
  const [row] = await lookAtHealth({ db: app.database.db, dataDir: null, room: unknownRoom }, [check]);
  expectFilled(row);
  return row;
};

function expectFilled({ code, params }: Pick<HealthRow, 'code' | 'params'> | Said = { code: null, params: {} }): void {
  const sentence = code === null ? '' : words.health.said[code];
  const named = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(params), String(code)).toEqual(expect.arrayContaining(named));
}

const codeOf = async (check: HealthCheck) => (await said(check))?.code;

test('everything that may be said has its sentence, and what is not good what to do next', () => {
  for (const [code, level] of Object.entries(healthCodes)) {
    expect(english.at(`health.said.${code}`), code).not.toBe(null);
    expect(english.at(`health.next.${code}`) === null, code).toBe(level === 'good');
  }
  for (const check of healthChecks) expect(english.at(`health.check.${check}`), check).not.toBe(null);
});

test('nothing that is said tells where things are kept', async () => {
  const rows = await lookAtHealth({
    db: app.database.db,
    dataDir: fileURLToPath(new URL('.', import.meta.url)),
    room: unknownRoom,
  });
  for (const row of rows) expectFilled(row);
  for (const { params } of rows) expect(JSON.stringify(params)).not.toContain('/');
});

describe('the database', () => {
  const facts = { version: '18.4 (Debian 18.4-1)', size: 12, fsync: 'on', commit: 'on', seconds: 10 };

  test('is good while it answers and keeps what it confirms', async () => {
    // The tests' own database is made for speed.
    expect(await said('database')).toMatchObject({ code: 'databaseUnsafe', params: { fsync: 'on', commit: 'off' } });
    const [safe] = await inNewTransaction(app.database.db, async (trx) => {
      await run(trx, 'set local synchronous_commit = on', []);
      return lookAtHealth({ db: trx, dataDir: null, room: unknownRoom }, ['database']);
    });
    expect(safe).toMatchObject({ level: 'good', params: { version: expect.any(String), size: expect.any(Number) } });
    expect(judgeDatabase(facts)).toEqual({ code: 'databaseGood', params: { version: '18.4', size: 12 } });
  });

  test('is worth a look when a statement runs for long, and broken when it may lose changes', () => {
    for (const each of [facts, { ...facts, seconds: 11 }, { ...facts, commit: 'off' }])
      expectFilled(judgeDatabase(each));
    expect(judgeDatabase({ ...facts, seconds: 11 }).code).toBe('databaseSlow');
    expect(judgeDatabase({ ...facts, fsync: 'off', seconds: 11 }).code).toBe('databaseUnsafe');
    expect(judgeDatabase({ ...facts, commit: 'off' }).code).toBe('databaseUnsafe');
  });

  test('that does not answer is a row, not a failed call', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
    const db = pooledDatabase(pool, true);
    const rows = await lookAtHealth({ db, dataDir: null, room: unknownRoom });
    expect(rows.map(({ check }) => check)).toEqual([...healthChecks]);
    expect(rows.find(({ check }) => check === 'database')).toMatchObject({ level: 'bad', code: 'databaseUnreachable' });
    for (const { level, params } of rows) expect({ level, params }).toEqual({ level: 'bad', params: {} });
    await pool.end();
  });
});

test('migrations are good when all are applied and no other', async () => {
  expect(await codeOf('migrations')).toBe('migrationsGood');
  const { rows } = await sql('delete from migration where name = (select max(name) from migration) returning *');
  expect(await said('migrations')).toMatchObject({ code: 'migrationsPending', params: { count: 1 } });
  await sql('insert into migration select * from json_populate_record(null::migration, $1)', [rows[0]]);
  await sql("insert into migration (name, checksum) values ('9999-later.sql', '')");
  expect(await said('migrations')).toMatchObject({ level: 'bad', code: 'migrationsUnknown', params: { count: 1 } });
  await sql("delete from migration where name = '9999-later.sql'");
  expect(await codeOf('migrations')).toBe('migrationsGood');
});

describe('the queue of jobs', () => {
  test('is worth a look once a job waits for longer than ten minutes', async () => {
    expect(await said('queue')).toMatchObject({ code: 'queueGood', params: { waiting: 0, running: 0 } });
    const id = await askForJob(app, sa);
    expect(await said('queue')).toMatchObject({ code: 'queueGood', params: { waiting: 1 } });
    await sql("update jobs set created_at = now() - interval '11 minutes' where id = $1", [id]);
    expect(await said('queue')).toMatchObject({ level: 'look', code: 'queueSlow', params: { waiting: 1 } });
  });

  test('is worth a look while a job says it runs and has no process', async () => {
    const held = heldWork();
    const runner = app.runJobs({ export: held.work });
    const id = await askForJob(app, sa);
    await until(() => held.underWay.has(id), 'the job is under way');
    const makeOld = () => sql("update jobs set updated_at = now() - interval '2 minutes' where id = $1", [id]);
    // However old its last word: its process is there.
    const [, look] = await Promise.all([makeOld(), said('queue')]);
    expect(look?.code).toBe('queueGood');
    held.letGo(id);
    await until(() => !held.underWay.has(id), 'the job is over');
    await runner.stop();
    await sql("update jobs set state = 'running' where id = $1", [id]);
    await makeOld();
    expect(await said('queue')).toMatchObject({ level: 'look', code: 'queueLeftBehind', params: { count: 1 } });
  });
});

test('mail is good while it is on, leaves, arrives, and its last test went well', async () => {
  const put = (set: string) => sql(`update mail_servers set ${set}`);
  const message = (state: string, due = 'now()') =>
    sql(
      `insert into mail_messages (id, purpose, to_address, subject, content, not_after, state, next_try_at)
       values ($1, 'test', 'a@b.example', 'Test', '', now() + interval '1 day', $2, ${due})`,
      [uuidV7(), state],
    );
  expect(await said('mail')).toMatchObject({ level: 'look', code: 'mailOff', params: { waiting: 0 } });
  await put('enabled = true');
  expect(await codeOf('mail')).toBe('mailOff');
  await put("host = 'mail.example'");
  await message('sent');
  await message('queued');
  expect(await said('mail')).toMatchObject({ level: 'good', code: 'mailGood', params: { sent: 1, waiting: 1 } });
  await put("last_test_at = now(), last_test_result = 'failed'");
  expect(await codeOf('mail')).toBe('mailTestFailed');
  await message('failed');
  expect(await said('mail')).toMatchObject({ code: 'mailFailed', params: { failed: 1 } });
  await message('deferred', "now() - interval '16 minutes'");
  expect(await said('mail')).toMatchObject({ code: 'mailWaiting', params: { waiting: 2 } });
  await put('paused_at = now()');
  expect(await said('mail')).toMatchObject({ code: 'mailPaused', params: { waiting: 2, since: expect.any(String) } });
  await put('paused_at = null, enabled = false, host = null, last_test_result = null');
});

test('storage is good with half a gigabyte free beside the built-in database', async () => {
  expect(await codeOf('storage')).toBe('storageElsewhere');
  const [row] = await lookAtHealth({ db: app.database.db, dataDir: '/', room: unknownRoom }, ['storage']);
  expect(Number(row?.params.free)).toBeGreaterThan(0);
  for (const free of [1, 1e8, 1e12]) expectFilled(judgeSpace(free, 0, null, false));
  const codeAt = (megabytes: number) => judgeSpace(megabytes * 1024 * 1024, 0, null, false).code;
  expect([500, 499, 20, 19].map(codeAt)).toEqual(['storageGood', 'storageLow', 'storageLow', 'storageFull']);
  const limits = roomLimits(400 * 1024 * 1024);
  const shortAt = (megabytes: number, isShort: boolean) => judgeSpace(megabytes * 1024 * 1024, 0, limits, isShort);
  expect(shortAt(800, false).code).toBe('storageGood');
  expect(shortAt(799, false).code).toBe('storageLow');
  expectFilled(shortAt(450, true));
  expect(shortAt(450, true)).toMatchObject({ code: 'storageShort', params: { needed: 500 * 1024 * 1024 } });
  expect(shortAt(19, true).code).toBe('storageFull');
  const [lost] = await lookAtHealth({ db: app.database.db, dataDir: '/nowhere', room: unknownRoom }, ['storage']);
  // Also ENOENT, which a socket that is gone gives: whatever it is called, it is broken.
  expect(lost).toMatchObject({ level: 'bad', params: {} });
});

test('clocks are good within five seconds', async () => {
  expect(await codeOf('clock')).toBe('clockGood');
  const codeAt = (ms: number) => judgeClock(ms).code;
  expect([5_000, -5_100, 60_000, 61_000].map(codeAt)).toEqual(['clockGood', 'clockOff', 'clockOff', 'clockWrong']);
});

test('sign-up that is open to everybody is worth a look', async () => {
  const codes: unknown[] = [];
  for (const mode of ['domain', 'invite', 'closed', 'open']) {
    await sql("update parameters set value = to_jsonb($1::text) where key = 'security.signUpMode'", [mode]);
    codes.push(await codeOf('signUpMode'));
  }
  expect(codes).toEqual(['signUpDomain', 'signUpInvite', 'signUpClosed', 'signUpOpen']);
});

describe('what is done for the product’s own sake', () => {
  const noteRun = (kind: string, daysAgo: number, outcome: string | null, facts: object = {}) =>
    sql(
      `insert into maintenance_runs (id, kind, started_at, ended_at, outcome, facts)
       values ($1, $2, now() - make_interval(days => $3), case when $4::text is not null then now() end, $4, $5)`,
      [uuidV7(), kind, daysAgo, outcome, facts],
    );

  test('the leak check is good for thirty days when it found none', async () => {
    expect(await codeOf('leakCheck')).toBe('leakCheckNever');
    await noteRun('leakCheck', 31, 'done', { calls: 9, leaks: 0 });
    expect(await said('leakCheck')).toMatchObject({ level: 'look', code: 'leakCheckOld', params: { days: 31 } });
    await noteRun('leakCheck', 30, 'done', { calls: 9, leaks: 0 });
    expect(await said('leakCheck')).toMatchObject({ code: 'leakCheckGood', params: { calls: 9 } });
    await noteRun('leakCheck', 20, 'done', { calls: 9, leaks: 2 });
    expect(await said('leakCheck')).toMatchObject({ level: 'bad', code: 'leakCheckFound', params: { leaks: 2 } });
    await noteRun('leakCheck', 10, 'failed');
    expect(await codeOf('leakCheck')).toBe('leakCheckFailed');
  });

  test('a backup is good for seven days, unless a later one failed or was broken off', async () => {
    expect(await codeOf('backup')).toBe('backupNever');
    await noteRun('backup', 8, 'done');
    expect(await said('backup')).toMatchObject({ level: 'look', code: 'backupOld', params: { days: 8 } });
    await noteRun('backup', 7, 'done');
    expect(await codeOf('backup')).toBe('backupGood');
    await noteRun('backup', 2, null);
    expect(await codeOf('backup')).toBe('backupFailed');
    await noteRun('backup', 1, 'done');
    expect(await codeOf('backup')).toBe('backupGood');
    await noteRun('backup', 0, 'failed');
    expect(await codeOf('backup')).toBe('backupFailed');
  });
});

test('one SA alone is worth a look, none is broken', async () => {
  expect(await codeOf('administrators')).toBe('administratorsOne');
  await signIn(app, 'SA', 'A second one');
  expect(await said('administrators')).toMatchObject({ code: 'administratorsGood', params: { count: 2 } });
  await sql("update accounts set status = 'disabled' where role = 'SA'");
  expect(await codeOf('administrators')).toBe('administratorsNone');
  await sql("update accounts set status = 'active' where id = $1", [sa.id]);
});

test('failed sign-ins are worth a look from fifty a day on, or once somebody was slowed down', async () => {
  const failed = (count: number, at = 'now()') =>
    sql(`insert into audit (action, at) select 'signInFailed', ${at} from generate_series(1, ${count})`);
  await failed(60, "now() - interval '25 hours'");
  await failed(49);
  expect(await said('signIns')).toMatchObject({ level: 'good', code: 'signInsGood', params: { failed: 49 } });
  await failed(1);
  expect(await said('signIns')).toMatchObject({ level: 'look', params: { failed: 50, throttled: 0 } });
  await sql("insert into audit (action, record_id) values ('signInThrottled', $1), ('signInThrottled', $1)", [sa.id]);
  expect(await said('signIns')).toMatchObject({ code: 'signInsMany', params: { throttled: 1 } });
});

test('health that is asked for again and again is looked at once in five seconds', async () => {
  const look = cachedHealth({ db: app.database.db, dataDir: null, room: unknownRoom });
  expect(await look()).toBe(await look());
});
