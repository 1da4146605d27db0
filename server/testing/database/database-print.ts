import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** What changes on its own: what counts and records attempts, and when a session was last used. */
export const apart = ['audit', 'audit_head', 'throttles', 'migrations'];

/**
 * What is in every table, one fingerprint a table, to see whether a refused call has changed anything: where each row lies and by whom it
 * was written, which no change leaves as it is. Fingerprints of rows are added up, so that no order is needed.
 */
export async function databasePrint(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string; row: string }>({
    name: 'tables-to-print',
    text: `select relname as name,
             case when exists (select from pg_attribute where attrelid = c.oid and attname = 'last_used_at')
               then 'to_jsonb(t) - ''last_used_at''' else 't.ctid::text || t.xmin::text' end as row
           from pg_class c
           where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relname = any($1)
           order by relname`,
    values: [apart],
  });
  const text = tables
    .map(
      ({ name, row }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended((${row})::text, 0)), 0) as print from "${name}" t`,
    )
    .join(' union all ');
  const name = `print ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const { rows } = await pool.query<{ name: string; print: string }>({ name, text });
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
