import type { Pool } from 'pg';
import { apart } from './database-print.ts';

/** Tells the last write that was committed: the same twice means that nothing was written in between. */
export type LastWrite = () => Promise<number>;

/**
 * From now on notes every row that is written, in the transaction that writes it, so that one short question tells whether a call left
 * anything behind: the tests of permissions ask it three thousand times. What changes on its own is let pass, as by `databasePrint`.
 */
export async function watchWrites(pool: Pool): Promise<LastWrite> {
  const { rows: tables } = await pool.query<{ name: string; isUsed: boolean }>(
    `select relname as name,
            exists (select from pg_attribute where attrelid = c.oid and attname = 'last_used_at') as "isUsed"
     from pg_class c
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and not relname = any($1)`,
    [apart],
  );
  await pool.query(`create table written (id bigserial primary key);
    create function note_write() returns trigger language plpgsql as $$
      begin insert into written default values; return null; end $$`);
  for (const { name, isUsed } of tables) {
    const unless = isUsed ? `when (to_jsonb(old) - 'last_used_at' <> to_jsonb(new) - 'last_used_at')` : '';
    await pool.query(`
      create trigger note_new after insert or delete on "${name}" for each row execute function note_write();
      create trigger note_change after update on "${name}" for each row ${unless} execute function note_write();
      create trigger note_emptying after truncate on "${name}" for each statement execute function note_write()`);
  }
  return async () => {
    const text = 'select coalesce(max(id), 0)::int as last from written';
    const { rows } = await pool.query<{ last: number }>({ name: 'last-write', text });
    return rows[0]?.last ?? 0;
  };
}
