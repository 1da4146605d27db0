import { readMigrations } from '../../../database/migrate.ts';
import { migrations } from '../../../database/open-database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Check } from './check.ts';

/** Whether the schema is the one this version of the product was written for. */
export const checkMigrations: Check = async ({ db }) => {
  const [table] = await run<{ isThere: boolean }>(db, `select to_regclass('migration') is not null as "isThere"`, []);
  const rows = table?.isThere ? await run<{ name: string }>(db, 'select name from migration', []) : [];
  const applied = new Set(rows.map(({ name }) => name));
  const here = (await readMigrations(migrations)).map(({ name }) => name);
  const unknown = [...applied].filter((name) => !here.includes(name)).length;
  if (unknown > 0) return { code: 'migrationsUnknown', params: { count: unknown } };
  const pending = here.filter((name) => !applied.has(name)).length;
  if (pending > 0) return { code: 'migrationsPending', params: { count: pending } };
  return { code: 'migrationsGood', params: { applied: applied.size } };
};
