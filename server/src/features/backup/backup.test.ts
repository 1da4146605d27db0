import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type ProjectRecord, saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { databasePrint } from '../../../testing/database/database-print.ts';
import { runOn } from '../../../testing/database/on-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { migrate, readMigrations } from '../../database/migrate.ts';
import { migrations as folder, openDatabase } from '../../database/open-database.ts';
import type { Key, KeyRing } from '../../secrets/key-ring.ts';
import { ringOf } from '../../secrets/key-ring.ts';
import { checkAudit } from '../audit/check-audit.ts';
import { checkContent } from './check/check-content.ts';
import { verifyDatabase } from './check/verify-database.ts';
import { type Header, writtenHeader } from './file/backup-header.ts';
import { openBackup, readToEnd } from './file/open-backup.ts';
import { leftOut, savedTables } from './file/saved-tables.ts';
import { roomToLeave } from './leave-room.ts';
import { makeBackup } from './make-backup.ts';
import { moveDatabase } from './restore/move-database.ts';
import { pauseMail, restoreInto } from './restore/restore-backup.ts';

const secret = 'a password of the mail server';
const say = () => {};
const { signal } = new AbortController();
const log = recordedLog();

let app: TestApp;
let admin: Person;
let ring: KeyRing;
let key: Key;
let dir: string;
let file: string;
/** The file as it was written. */
let whole: Buffer;
let project: ProjectRecord;
/** Customers that had been acknowledged when the backup began, and when it had ended. */
let [before, after] = [0, 0];
let secretPlace: string;

beforeAll(async () => {
  app = await startTestApp();
  ring = ringOf(app.ring);
  key = ring.current();
  admin = await signIn(app, 'ADMIN');
  dir = await mkdtemp(path.join(tmpdir(), 'mandate-backup-'));
  project = await saveProject(admin, {
    name: 'Tab\tbreak \\N “é”',
    lines: [work(), work({ quantity: '3', unitCost: '7.25' })],
  });
  const fields = { entity: 'project', recordId: project.id, kind: 'other' };
  await sendForm(app, admin, '/file/save', 'notes.txt', randomBytes(200_000).toString('hex'), fields);
  const { rows } = await app.database.pool.query('select id from mail_servers');
  secretPlace = `mail_servers/${rows[0].id}/secret`;
  await app.database.pool.query('update mail_servers set secret = $1', [app.seal.seal(secret, secretPlace)]);
  file = path.join(dir, 'drill.backup');
  await backUpUnderLoad();
  whole = await readFile(file);
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

/** Makes the backup while others save projects and customers without a pause. */
async function backUpUnderLoad(): Promise<void> {
  let saved = 0;
  let isOver = false;
  const writer = async () => {
    while (!isOver) {
      await saveCustomer(admin, { name: `Customer ${saved}` });
      saved += 1;
      await saveProject(admin, { lines: [work(), work({ unitPrice: '12.34', quantity: '7' })] });
    }
  };
  const writers = Promise.all([writer(), writer(), writer()]);
  while (saved < 6) await new Promise((resolve) => setTimeout(resolve, 5));
  before = saved;
  await makeBackup(file, { database: app.database, ring, keepFree: 0, say, signal });
  after = saved + 3;
  isOver = true;
  await writers;
}

const open = (from: string, keys: KeyRing = ring) => openBackup(from, { ring: keys, secretsDir: '/srv/secrets' });

/** Restores as the command does: the whole file is read before anything is touched. */
async function restore(from: string, place: TestDatabase, keys: KeyRing = ring) {
  const backup = await open(from, keys);
  try {
    await readToEnd(backup.parts());
    const source = { migrations: backup.header.migrations, parts: () => backup.parts(), settle: pauseMail };
    return await restoreInto(place, source, { log, say, signal });
  } finally {
    await backup.close();
  }
}

/** The sentence a work is refused with. */
async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'it was done',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

const checking = () => ({ checkAudit, seal: app.seal, say, signal, projects: null });
const rowsIn = async (place: TestDatabase, table: string) =>
  Number((await place.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('a backup that was made while people save, restored elsewhere', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase('empty');
    await restore(file, place);
  });
  afterAll(() => place.close());

  test('holds what was acknowledged before it, row by row, and its sums, audit, attachments and secrets are right', async () => {
    const backup = await open(file);
    const saved = { header: backup.header, manifest: await readToEnd(backup.parts()) };
    await backup.close();
    expect(await verifyDatabase(place, { checkAudit, ring, say, signal, projects: null }, saved)).toEqual([]);
    expect(saved.manifest.money.contractNet.EUR).toMatch(/^\d+(\.\d+)?$/);
    expect(saved.manifest).toMatchObject({ attachments: { files: 1, contents: 1, bytes: 400_000 }, sealedTexts: 1 });
    expect(await rowsIn(place, 'customers')).toBeGreaterThanOrEqual(before);
    expect(await rowsIn(place, 'customers')).toBeLessThanOrEqual(after);
    expect((await place.pool.query('select name from projects where id = $1', [project.id])).rows[0].name).toBe(
      project.name,
    );
    const { rows } = await place.pool.query('select secret, paused_at from mail_servers');
    expect(app.seal.open(rows[0].secret, secretPlace)).toBe(secret);
    expect(rows[0].paused_at).not.toBeNull();
  });

  test('lets nobody in who was signed in where it was made', async () => {
    expect(await rowsIn(app.database, 'sessions')).toBeGreaterThan(0);
    for (const table of ['sessions', 'refresh_tokens', 'one_time_links', 'idempotent_replies', 'throttles'])
      expect([table, await rowsIn(place, table)]).toEqual([table, 0]);
  });

  test('has the same indexes, constraints and triggers, and counts on from where it stood', async () => {
    const shape = `select pg_get_indexdef(indexrelid) as what from pg_index i join pg_class c on c.oid = indrelid
        where relnamespace = current_schema()::regnamespace
      union all select conrelid::regclass::text || conname || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = current_schema()::regnamespace
      union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal
      union all select sequencename || increment_by from pg_sequences where schemaname = current_schema() order by 1`;
    expect(await runOn(place.connection, shape)).toEqual(await runOn(app.database.connection, shape));
    const restored = await startTestApp({ database: place });
    const person = await signIn(restored, 'SA');
    await saveProject(person, { name: 'Goes on' });
    await restored.close();
    expect(await checkContent(place, checking())).toEqual([]);
  });

  test('is found to differ where something was changed since', async () => {
    const backup = await open(file);
    const saved = { header: backup.header, manifest: await readToEnd(backup.parts()) };
    await backup.close();
    const faults = () => verifyDatabase(place, { checkAudit, ring, say, signal, projects: null }, saved);
    await place.pool.query(
      'update project_lines set net = net + 1 where id = (select id from project_lines where net > 1 limit 1)',
    );
    expect((await faults()).join()).toMatch(
      /^(counters|history|projects|project_lines|accounts).* saved.*line \d comes to/,
    );
    await place.pool.query('update file_pieces set bytes = set_byte(bytes, 9, get_byte(bytes, 9) # 1)');
    expect((await faults()).join()).toMatch(/the attachment [0-9a-f]{64} is not as it was kept/);
    await place.pool.query('update mail_servers set secret = $1', [app.seal.seal(secret, 'mail_servers/other/secret')]);
    expect((await faults()).join()).toMatch(/mail_servers\/\S+\/secret does not open/);
    await place.pool.query('alter table audit disable trigger audit_stays');
    await place.pool.query("update audit set network = 'other' where id = 2");
    expect((await faults()).join()).toMatch(/the audit is broken at row 2/);
  });
});

describe('every table', () => {
  test('is saved, or is named with the reason why it is not', async () => {
    const { rows } = await app.database.pool.query<{ name: string; kind: string }>(
      `select relname as name, relkind as kind from pg_class where relnamespace = current_schema()::regnamespace
       and relkind not in ('i', 'S', 'v', 'c', 't')`,
    );
    const client = await app.database.pool.connect();
    const saved = (await savedTables(client)).map(({ name }) => name);
    client.release();
    const known = new Set([...saved, ...Object.keys(leftOut)]);
    expect(rows.filter(({ name, kind }) => kind !== 'r' || !known.has(name))).toEqual([]);
    expect(saved.filter((name) => name in leftOut)).toEqual([]);
    const names = rows.map(({ name }) => name);
    expect(Object.keys(leftOut).filter((name) => name !== 'restore_under_way' && !names.includes(name))).toEqual([]);
  });

  test('that is saved refers to none that is not', async () => {
    const { rows } = await app.database.pool.query(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
       where contype = 'f' and confrelid::regclass::text = any($1) and not conrelid::regclass::text = any($1)`,
      [Object.keys(leftOut)],
    );
    expect(rows).toEqual([]);
  });
});

describe('a file that is not as it was written', () => {
  let place: TestDatabase;
  let spoilt: string;
  beforeAll(async () => {
    place = await createTestDatabase('empty');
    spoilt = path.join(dir, 'spoilt.backup');
  });
  afterAll(() => place.close());

  const headerEnd = () => 16 + 4 + whole.readUInt32BE(16);
  const contentAt = () => headerEnd() + 64;
  const chunk = 13 + 65_536 + 16;
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  const refused = async (bytes: Uint8Array, keys = ring) => {
    await writeFile(spoilt, bytes);
    return refusal(restore(spoilt, place, keys));
  };
  const tables = async () =>
    (await place.pool.query('select relname from pg_class where relnamespace = current_schema()::regnamespace')).rows;

  test('is refused in a sentence that says what is wrong, and nothing is touched', async () => {
    const cutOff = /^BackupRefused: The backup was cut off: .*\.$/;
    for (const at of [
      16,
      19,
      30,
      headerEnd() + 5,
      contentAt(),
      contentAt() + 5,
      contentAt() + chunk,
      contentAt() + chunk + 99,
      whole.length - 1,
    ])
      expect([at, await refused(whole.subarray(0, at))]).toEqual([at, expect.stringMatching(cutOff)]);
    for (const at of [21, headerEnd() - 1, headerEnd() + 3])
      expect([at, await refused(flipped(at))]).toEqual([
        at,
        expect.stringMatching(/altered or damaged: its header is/),
      ]);
    expect(await refused(flipped(headerEnd() + 40))).toMatch(/is another one: put back the secrets folder/);
    // The head of a chunk byte by byte, what is sealed in it, its tag; the manifest is in the last one.
    const [first, last] = [contentAt(), whole.length - 20];
    for (const at of [
      ...Array.from({ length: 13 }, (_, index) => first + index),
      first + 50,
      first + chunk - 1,
      last,
      whole.length - 1,
    ])
      expect([at, await refused(flipped(at))]).toEqual([
        at,
        expect.stringMatching(/altered or damaged: its chunk \d+ is not as it was/),
      ]);
    const one = whole.subarray(first, first + chunk);
    const two = whole.subarray(first + chunk, first + 2 * chunk);
    const swapped = Buffer.concat([whole.subarray(0, first), two, one, whole.subarray(first + 2 * chunk)]);
    expect(await refused(swapped)).toMatch(/put together otherwise: its chunk 1 stands where 0 belongs/);
    expect(await refused(Buffer.concat([whole, Buffer.of(0)]))).toMatch(/something was added behind its end/);
    for (const other of [Buffer.alloc(0), Buffer.from('PGDMP and more'), flipped(3)])
      expect(await refused(other)).toMatch(/^BackupRefused: spoilt\.backup is no backup of Mandate\.$/);
    expect(await refusal(restore(path.join(dir, 'none'), place))).toMatch(/^BackupRefused: There is no file /);
    expect(await tables()).toEqual([]);
  });

  test('or made with another key, is told with the secrets folder it needs', async () => {
    const other = { ...app.ring, keys: new Map([[app.ring.current, new Uint8Array(randomBytes(32))]]) };
    expect(await refused(whole, ringOf(other))).toMatch(
      /made with the key test, and the key of this name in \/srv\/secrets is another one: put back the secrets folder of this installation/,
    );
    const foreign = ringOf({
      ...other,
      installation: 'elsewhere',
      current: 'k2',
      keys: new Map([['k2', new Uint8Array(randomBytes(32))]]),
    });
    expect(await refused(whole, foreign)).toMatch(
      /made with the key test, and \/srv\/secrets does not hold it: put back the secrets folder of the installation tests/,
    );
    expect(await tables()).toEqual([]);
  });

  test('or made by a newer product, is refused', async () => {
    const backup = await open(file);
    const { header } = backup;
    await backup.close();
    const newer = (changes: object) => {
      const begin = writtenHeader({ ...header, ...changes } as Header, key).bytes;
      return Buffer.concat([begin, whole.subarray(contentAt())]);
    };
    expect(await refused(newer({ format: 2 }))).toMatch(/made by a newer Mandate/);
    const source = (migrations: Header['migrations']) => ({
      migrations,
      parts: () => backup.parts(),
      settle: pauseMail,
    });
    const next = { name: '9999-next.sql', checksum: 'x' };
    expect(await refusal(restoreInto(place, source([...header.migrations, next]), { log, say, signal }))).toMatch(
      /made by a newer Mandate \(9999-next\.sql\)/,
    );
    expect(await tables()).toEqual([]);
  });
});

/** A backup of a database whose last migration had not been applied. */
async function olderBackup(): Promise<string> {
  const all = await readMigrations(folder);
  const old = await createTestDatabase('empty');
  await migrate(old.connection, folder, log, all.at(-2)?.name);
  const made = path.join(dir, 'older.backup');
  await makeBackup(made, { database: old, ring, keepFree: 0, say, signal });
  await old.close();
  return made;
}

describe('a place that is not empty', () => {
  test('is refused, and nothing in it is touched', async () => {
    const print = await databasePrint(app.database.pool);
    const place = { ...app.database };
    expect(await refusal(restore(file, place))).toMatch(
      /^BackupRefused: The database is not empty \(it has \w+\): .*\.$/,
    );
    expect(await databasePrint(app.database.pool)).toEqual(print);
  });

  test('because a restore was broken off, is refused by the server and taken by the next restore, which applies newer migrations too', async () => {
    const place = await createTestDatabase('empty');
    // As a restore leaves it that is killed: marked, and migrated further than the backup may be.
    await runOn(place.connection, 'create table restore_under_way (since timestamptz not null default now())');
    await migrate(place.connection, folder, log);
    const { user = '', host = '', port = 0, database = '', connectionString } = place.connection;
    const url = new URL(
      connectionString ??
        `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`,
    );
    const config = { databaseUrl: url.href, dataDir: dir };
    expect(await refusal(openDatabase(config, log))).toMatch(
      /^DatabaseRefused: A restore into this database was broken off: run npm run restore/,
    );
    const older = await olderBackup();
    await restore(older, place);
    const applied = 'select name from migration order by name';
    expect(await runOn(place.connection, applied)).toEqual(await runOn(app.database.connection, applied));
    await (await openDatabase(config, log)).close();
    await place.close();
  });

  test('is not what a restore leaves that fails in the middle', async () => {
    const place = await createTestDatabase('empty');
    const backup = await open(file);
    async function* broken() {
      for await (const part of backup.parts()) {
        if (part.kind === 'table' && part.table === 'projects') throw new Error('lost');
        yield part;
      }
    }
    const source = { migrations: backup.header.migrations, parts: broken, settle: pauseMail };
    expect(await refusal(restoreInto(place, source, { log, say, signal }))).toBe('Error: lost');
    await backup.close();
    const { rows } = await place.pool.query(
      "select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'S')",
    );
    expect(rows).toEqual([]);
    await place.close();
  });
});

describe('a backup', () => {
  const database = () => ({ database: app.database, ring, keepFree: 0, say });

  test('never takes the place of a file', async () => {
    expect(await refusal(makeBackup(file, { ...database(), signal }))).toMatch(/drill\.backup is there already/);
    expect((await readFile(file)).equals(whole)).toBe(true);
  });

  test('that is cancelled leaves nothing behind but a run that has failed', async () => {
    const stopping = new AbortController();
    const wanted = path.join(dir, 'cancelled.backup');
    const making = makeBackup(wanted, { ...database(), say: () => stopping.abort(), signal: stopping.signal });
    expect(await refusal(making)).not.toBe('it was done');
    expect((await readdir(dir)).filter((name) => name.startsWith('cancelled'))).toEqual([]);
    const { rows } = await app.database.pool.query(
      "select outcome, facts ->> 'file' as file from maintenance_runs where kind = 'backup' order by started_at desc, id desc limit 1",
    );
    expect(rows).toEqual([{ outcome: 'failed', file: 'cancelled.backup' }]);
  });
});

test('a backup stops before the disk of the database has no room left, and leaves nothing behind', async () => {
  const wanted = path.join(dir, 'large.backup');
  const keepFree = Number.MAX_SAFE_INTEGER / 2;
  const making = makeBackup(wanted, { database: app.database, ring, keepFree, say, signal });
  expect(await refusal(making)).toMatch(
    /^BackupRefused: The disk of .+ has \d+ MB left, and \d+ MB are needed to go on/,
  );
  expect((await readdir(dir)).filter((name) => name.startsWith('large'))).toEqual([]);
  expect(await roomToLeave(path.join(dir, 'not', 'yet', 'there'), dir, 7)).toBe(7);
});

describe('a move into another database', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  beforeAll(async () => {
    [source, target] = [await createTestDatabase('empty'), await createTestDatabase('empty')];
    await restore(file, source);
  });
  afterAll(async () => {
    await source.close();
    await target.close();
  });

  test('is refused while others use the one it comes from', async () => {
    const client = await source.pool.connect();
    const other = await source.pool.connect();
    client.release();
    expect(await refusal(moveDatabase(source, target, { log, say, signal }))).toMatch(
      /^BackupRefused: The built-in database is in use: stop Mandate/,
    );
    other.release(true);
    expect(await rowsOfCatalogue(target)).toBe(0);
  });

  test('brings every row, with the mail as it was', async () => {
    await source.pool.query('update mail_servers set paused_at = null');
    const manifest = await moveDatabase(source, target, { log, say, signal });
    for (const [table, { rows }] of Object.entries(manifest.tables))
      expect([table, await rowsIn(target, table)]).toEqual([table, rows]);
    expect(await checkContent(target, checking(), manifest.audit)).toEqual([]);
    expect((await target.pool.query('select paused_at from mail_servers')).rows).toEqual([{ paused_at: null }]);
  });
});

async function rowsOfCatalogue(place: TestDatabase): Promise<number> {
  const { rows } = await place.pool.query(
    "select count(*) from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'",
  );
  return Number(rows[0].count);
}
