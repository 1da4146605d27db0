import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

const text = 'select corrects_id as id from entries where corrects_id = any($1) and seconds < 0 and deleted_at is null';

/** Those of some entries that were corrected: what takes them back stands for good, so what they count does, too. */
export async function correctedEntries(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await run<{ id: string }>(db, text, [ids])).map(({ id }) => id));
}
