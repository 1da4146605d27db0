import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** How many go in one statement: with each goes its file. */
const atOnce = 20;

/** Forgets jobs that ended a week ago, and the files they made; imports are told of for as long as they can be undone. */
export async function purgeOldJobs(db: Database): Promise<void> {
  const text = `delete from jobs where id in (select id from jobs
    where ended_at < now() - case when kind in ('import', 'undoImport') then interval '30 days' else interval '7 days' end
    order by ended_at limit ${atOnce}) returning 1`;
  while ((await run(db, text, [])).length === atOnce);
}
