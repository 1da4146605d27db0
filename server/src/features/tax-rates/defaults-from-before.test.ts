import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/open-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

test('of several default tax rates the one that was in effect stays it, and the history of the others says so', async () => {
  await migrate(database.connection, migrations, recordedLog(), '0043-work-lines-by-name.sql');
  await sql(`insert into tax_rates (id, code, name, percent, category, is_default, is_active, deleted_at)
    select uuid_v7(now()), code, code, 19, 'standard', is_default, true, deleted_at::timestamptz
    from (values ('b-first', true, null), ('a-gone', true, now()), ('a-other', false, null), ('z-last', true, null))
      as rate (code, is_default, deleted_at)`);
  await migrate(database.connection, migrations, recordedLog());

  const { rows } = await sql('select code, version, is_default as "isDefault" from tax_rates order by code');
  expect(rows).toEqual([
    { code: 'a-gone', version: 1, isDefault: true },
    { code: 'a-other', version: 1, isDefault: false },
    { code: 'b-first', version: 1, isDefault: true },
    { code: 'NONE', version: 2, isDefault: false },
    { code: 'z-last', version: 2, isDefault: false },
  ]);
  const told = await sql(
    `select t.code, h.version, h.action, h.changes from history h join tax_rates t on t.id = h.record_id
     where h.entity = 'tax-rate' order by t.code`,
  );
  const changes = [{ field: 'isDefault', old: true, new: false }];
  expect(told.rows).toEqual([
    { code: 'NONE', version: 2, action: 'save', changes },
    { code: 'z-last', version: 2, action: 'save', changes },
  ]);
  const audited = await sql(
    `select a.details->>'digest' = (select histories_digest(array_agg(h)) from history h
       where a.details->'historyIds' @> to_jsonb(h.id)) as "isWhole" from audit a where a.entity = 'tax-rate'`,
  );
  expect(audited.rows).toEqual([{ isWhole: true }]);
});
