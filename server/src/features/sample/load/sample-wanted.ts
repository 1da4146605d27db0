import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** The parameter that says a sample was loaded, and which. */
export const sampleLoaded = 'sample.loaded';

/** Whether the database never had the sample, and has no customers, people and projects of its own. */
export async function isSampleWanted(db: Database): Promise<boolean> {
  const text = `select 1 where exists (select from product_facts where key = $1)
    or exists (select from customers) or exists (select from personnels) or exists (select from projects)`;
  return (await run(db, text, [sampleLoaded])).length === 0;
}
