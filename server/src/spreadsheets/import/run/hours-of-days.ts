import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** How long a day is of records that say so, by their ids. @param noun of what the field `daysBy` points to */
export async function hoursOfDays(db: Database, noun: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const text = `select t.id, t.hours_per_day::text as hours from ${entityNamed(noun).table} t where t.id = any($1)`;
  const rows = await run<{ id: string; hours: string }>(db, text, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, hours }) => [id, hours]));
}
