import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf, rowsIn, startDrill, undisturbed } from '../../../../testing/database/start-drill.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { checkAudit } from '../../audit/check-audit.ts';
import { checkContent } from '../check/check-content.ts';
import { moveDatabase } from './move-database.ts';

const { log, say, signal } = undisturbed;
const drill = await startDrill();
const { app, file, restore } = drill;

beforeAll(drill.backUp);
afterAll(drill.close);

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
    expect(await refusalOf(moveDatabase(source, target, { log, say, signal }))).toMatch(
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
    expect(
      await checkContent(target, { checkAudit, seal: app.seal, say, signal, projects: null }, manifest.audit),
    ).toEqual([]);
    expect((await target.pool.query('select paused_at from mail_servers')).rows).toEqual([{ paused_at: null }]);
  });
});

async function rowsOfCatalogue(place: TestDatabase): Promise<number> {
  const { rows } = await place.pool.query(
    "select count(*) from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'",
  );
  return Number(rows[0].count);
}
