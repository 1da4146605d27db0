import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { openJobSql } from './stored-import.ts';

/** Forgets files people brought and what became of their rows, after 30 days. */
export async function purgeOldImports(db: Database): Promise<void> {
  // One at a time: with each go its rows, which may be 100,000.
  const text = `delete from imports where id in (select i.id from imports i where i.created_at < now() - interval '30 days'
    and not ${openJobSql} order by i.created_at limit 1) returning 1`;
  while ((await run(db, text, [])).length > 0);
}
