import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Stored } from '../../records/read/stored.ts';

/**
 * Whether a project's contract counts as signed on the day of an acceptance that ends: the next one is to write its own day.
 * @param before the revision that takes the place of the accepted one; null where every quote of the project ends
 */
export async function hasEndedSignature(db: Database, { id, values }: Stored, before: number | null): Promise<boolean> {
  const text = `select 1 from documents where project_id = $1 and kind = 'quote' and answer = 'accepted' and answered_on = $2
    and ($3::int is null or revision < $3::int) limit 1`;
  return (await run(db, text, [id, values.contractSignedOn, before])).length > 0;
}
