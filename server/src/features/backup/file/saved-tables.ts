import type pg from 'pg';
import { restoreMarker } from '../../../database/restore-marker.ts';

/** A table as it is saved. */
export interface SavedTable {
  name: string;
  /** What is saved of it; generated columns make themselves. */
  columns: string[];
  /** How its rows are ordered, as SQL: the same rows come in the same order on every server, whatever its collations. */
  order: string;
}

/** Tables that stay out of every backup, and why. Every other table of the catalogue is saved, those of later migrations too. */
export const leftOut: Readonly<Record<string, string>> = {
  migration: 'It says what was done to the database it is in; the header of the file names what the backup needs.',
  [restoreMarker]: 'It says that the database it is in is being filled.',
  maintenance_runs:
    'They say what was done to the database they are in; the backup itself would be under way in it for ever.',
  sessions: 'Who holds a token of one would be signed in at the new place. Everybody signs in again.',
  refresh_tokens: 'They let somebody in.',
  one_time_links: 'They let somebody in. An invitation or a reset of a password is sent again.',
  idempotent_replies:
    'They answer a repeated request of today, may hold what was told once, and mean nothing elsewhere.',
  throttles: 'They count attempts at the door of one place.',
};

/** Columns that stay out of every backup, and why. */
const leftOutColumns: Readonly<Record<string, string>> = {
  'mail_servers.paused_at':
    'A restored place sends nothing until somebody says so: what waits in its queue may have been sent by the place it was saved from.',
};

/** Every table that is saved, by name. */
export async function savedTables(client: pg.ClientBase): Promise<SavedTable[]> {
  const { rows } = await client.query<SavedTable>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and not c.relname || '.' || a.attname = any($2)) as columns,
       coalesce(
         (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
          from pg_index i, unnest(i.indkey) with ordinality as k (number, place), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number),
         't::text collate "C"') as "order"
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not c.relname = any($1)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relname collate "C"`,
    [Object.keys(leftOut), Object.keys(leftOutColumns)],
  );
  return rows;
}

/** A name as SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** How often each table has a row now. */
export async function rowCounts(client: pg.ClientBase, tables: readonly SavedTable[]): Promise<Map<string, number>> {
  const counts = tables.map(({ name }, place) => `select ${place} as place, count(*) as rows from ${quoted(name)}`);
  const { rows } = await client.query<{ place: number; rows: string | number }>(counts.join(' union all '));
  return new Map(rows.map(({ place, rows }) => [tables[place]?.name ?? '', Number(rows)]));
}
