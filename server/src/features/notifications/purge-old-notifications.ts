import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Forgets notifications after 90 days, read or not. */
export async function purgeOldNotifications(db: Database): Promise<void> {
  await run(db, "delete from notifications where created_at < now() - interval '90 days'", []);
}
