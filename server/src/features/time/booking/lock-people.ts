import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/**
 * Lets whoever changes the time of these people wait for one another until the transaction ends: what a day or a week comes to is judged by one at a
 * time. Taken in one order, so that nobody waits in a circle.
 */
export async function lockPeople(db: Database, ids: readonly string[]): Promise<void> {
  const text = `select pg_advisory_xact_lock(hashtextextended('time of ' || o.id, 0))
    from (select u.id from unnest($1::text[]) u (id) order by u.id) o`;
  await run(db, text, [[...new Set(ids)].sort()]);
}
