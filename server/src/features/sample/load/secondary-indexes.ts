import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Progress } from './progress.ts';

interface Index {
  name: string;
  definition: string;
}

/**
 * Drops every index of some tables that no constraint needs, and gives what makes them again.
 * Belongs into a transaction that makes them again, so that no crash leaves the tables without them.
 */
export async function dropSecondaryIndexes(db: Database, tables: readonly string[]): Promise<Index[]> {
  const text = `select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where i.indrelid = any($1::regclass[])
      and not exists (select from pg_constraint k where k.conindid = c.oid and k.conrelid = i.indrelid)
    order by c.relname`;
  const indexes = await run<Index>(db, text, [tables]);
  for (const { name } of indexes) await run(db, `drop index ${name}`, []);
  return indexes;
}

/** Makes dropped indexes again. */
export async function makeSecondaryIndexes(db: Database, indexes: readonly Index[], progress: Progress): Promise<void> {
  // Sorting a million keys in memory is several times as fast as on disk.
  await run(db, "set local maintenance_work_mem = '512MB'", []);
  for (const [place, { definition }] of indexes.entries()) {
    await progress.during(`index ${place + 1} of ${indexes.length}`, () => run(db, definition, []));
  }
}
