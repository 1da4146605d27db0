import { draft } from '@mandate/contract/entities/draft.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Forgets drafts for good: removed and trivial ones after a day, others when nobody touched them for 90 days. To remove one is to touch it. */
export async function forgetOldDrafts(db: Database): Promise<void> {
  await sql`delete from ${sql.table(draft.table)} where updated_at < now() - interval '90 days'
    or ((deleted_at is not null or is_trivial) and updated_at < now() - interval '1 day')`.execute(db);
}
