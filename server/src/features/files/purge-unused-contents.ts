import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** How many go in one statement: with each go its pieces. */
const atOnce = 20;

/**
 * Forgets the bytes no file, no document and no picture of the firm refers to any more. What was taken within the hour may be about to be
 * referred to.
 */
export async function purgeUnusedContents(db: Database): Promise<void> {
  const text = `delete from file_contents where used_at < now() - interval '1 hour' and sha256 in
    (select c.sha256 from file_contents c where c.used_at < now() - interval '1 hour'
       and not exists (select 1 from files f where f.sha256 = c.sha256)
       and not exists (select 1 from documents d where d.sha256 = c.sha256 or d.logo_sha256 = c.sha256)
       and not exists (select 1 from firm_pictures p where p.sha256 = c.sha256) limit ${atOnce}) returning 1`;
  while ((await run(db, text, [])).length === atOnce);
}
