import type { Database } from '../../database/database.ts';
import { run } from '../statement.ts';

/** Forgets files people brought and what became of their rows, after 30 days. */
export async function forgetOldImports(db: Database): Promise<void> {
  // One at a time: with each go its rows, which may be 100,000.
  const text = `delete from imports where id in (select id from imports where created_at < now() - interval '30 days'
    and state not in ('running', 'undoing') order by created_at limit 1) returning 1`;
  while ((await run(db, text, [])).length > 0);
}
