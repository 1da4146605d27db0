import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';

/** The values of some parameters by key. With `lock` they stay as they are until the transaction ends. */
export async function parameters(
  db: Database,
  keys: readonly string[],
  lock?: 'lock',
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql<{ key: string; value: unknown }>`select key, value from parameters
    where key = any(${[...keys]}) and deleted_at is null ${lock ? sql`for share` : sql``}`.execute(db);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The value of a parameter. A parameter that does not exist is a mistake of the program. */
export async function parameter(db: Database, key: string): Promise<unknown> {
  const rows = await sql<{ value: unknown }>`select value from parameters where key = ${key}`.execute(db);
  if (!rows[0]) throw new Error(`There is no parameter ${key}`);
  return rows[0].value;
}
