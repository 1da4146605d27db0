import { isId } from '@mandate/contract/facts/fields.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** The services a rate depends on, or the rates of a deletion do. */
export async function servicesOf(db: Database, id: string | null): Promise<string[]> {
  if (id === null || !isId(id)) return [];
  const text = `select service_id as id from rates where (id = $1 or deletion_id = $1) and service_id is not null`;
  return (await run<{ id: string }>(db, text, [id])).map((row) => row.id);
}
