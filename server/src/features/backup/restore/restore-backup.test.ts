import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../../testing/callers/records.ts';
import { databasePrint } from '../../../../testing/database/database-print.ts';
import { runOn } from '../../../../testing/database/on-server.ts';
import { refusalOf, rowsIn, startDrill, undisturbed } from '../../../../testing/database/start-drill.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { migrate, readMigrations } from '../../../database/migrate.ts';
import { migrations as folder, openDatabase } from '../../../database/open-database.ts';
import { checkAudit } from '../../audit/check-audit.ts';
import { checkContent } from '../check/check-content.ts';
import { verifyDatabase } from '../check/verify-database.ts';
import { readToEnd } from '../file/open-backup.ts';
import { makeBackup } from '../make-backup.ts';
import { pauseMail, restoreInto } from './restore-backup.ts';

const { log, say, signal } = undisturbed;
/** Customers that had been acknowledged when the backup began, and when it had ended. */
let [before, after] = [0, 0];
const drill = await startDrill();
const { admin, app, dir, file, open, project, restore, ring, secret, secretPlace } = drill;

beforeAll(backUpUnderLoad);
afterAll(drill.close);

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
  await drill.backUp();
  after = saved + 3;
  isOver = true;
  await writers;
}

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
    expect(await checkContent(place, { checkAudit, seal: app.seal, say, signal, projects: null })).toEqual([]);
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
    expect(await refusalOf(restore(file, place))).toMatch(
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
    expect(await refusalOf(openDatabase(config, log))).toMatch(
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
    expect(await refusalOf(restoreInto(place, source, { log, say, signal }))).toBe('Error: lost');
    await backup.close();
    const { rows } = await place.pool.query(
      "select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'S')",
    );
    expect(rows).toEqual([]);
    await place.close();
  });
});
