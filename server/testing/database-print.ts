import type { Pool } from 'pg';

/** What changes on its own: what counts and records attempts, and when a session was last used. */
const apart = ['audit', 'audit_head', 'throttles', 'migrations'];

/**
 * What is in every table, one fingerprint a table, to see whether a refused call has changed anything.
 */
export async function databasePrint(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and not table_name = any($1)`,
    [apart],
  );
  const each = tables.map(
    ({
      name,
    }) => `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(print, '' order by print)), '') as print
      from (select (to_jsonb(t) - 'last_used_at')::text as print from "${name}" t) p`,
  );
  const { rows } = await pool.query<{ name: string; print: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
