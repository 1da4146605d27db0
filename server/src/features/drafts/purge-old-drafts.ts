import { draft } from '@mandate/contract/entities/draft.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Forgets drafts for good: removed and trivial ones after a day, others when nobody touched them for 90 days. To remove one is to touch it. */
export async function purgeOldDrafts(db: Database): Promise<void> {
  const text = `delete from ${draft.table} where updated_at < now() - interval '90 days'
    or ((deleted_at is not null or is_trivial) and updated_at < now() - interval '1 day')`;
  await run(db, text, []);
}
