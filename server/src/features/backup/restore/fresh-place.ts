import type pg from 'pg';
import type { Place } from '../../../database/open-database.ts';
import { restoringLock } from '../../../database/queries/locks.ts';
import { restoreMarker } from '../../../database/restore-marker.ts';
import { BackupRefused } from '../backup-refused.ts';
import { openMaintenance } from '../maintenance-client.ts';

/** An empty database while it is being filled by nobody else. */
export interface FreshPlace {
  client: pg.Client;
  /** Leaves it as it is now. */
  leave(): Promise<void>;
  /** Ends the connection in the middle of whatever it does. */
  drop(): void;
}

/** What the application would find in its schema, extensions apart. */
const ours = `c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Takes an empty database, marked from now on as one that is not whole. What a restore left that was broken off counts as empty and is
 * removed.
 * @throws BackupRefused for a database that is not empty, or is being filled at this moment; nothing in it is touched
 */
export async function takeFreshPlace({ pool }: Place): Promise<FreshPlace> {
  const { client, end, drop } = await openMaintenance(pool);
  try {
    const { rows: lock } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${restoringLock}) as mine`,
    );
    if (!lock[0]?.mine) throw new BackupRefused('Another restore into this database is under way.');
    if (await isMarked(client)) await clearPlace(client);
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c where ${ours} order by c.relkind = 'r' desc, c.relname limit 1`,
    );
    if (rows[0])
      throw new BackupRefused(
        `The database is not empty (it has ${rows[0].name}): name an empty one with DATABASE_URL, or a new folder with DATA_DIR.`,
      );
    await client.query(`create table ${restoreMarker} (since timestamptz not null default now())`);
    return { client, leave: end, drop };
  } catch (error) {
    await end();
    throw error;
  }
}

async function isMarked(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean }>(
    `select to_regclass('${restoreMarker}') is not null as marked`,
  );
  return rows[0]?.marked === true;
}

/** Takes the mark away: what is in it is whole. Belongs into the transaction that made it so. */
export async function unmarkPlace(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table ${restoreMarker}`);
}

/** Empties a place that is marked: tables, views, sequences, functions and types, the mark with them; extensions stay. */
export async function clearPlace(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %I cascade',
         case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
           when 'f' then 'foreign table' else 'table' end, c.relname) as statement
       from pg_class c where ${ours}
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
       where p.pronamespace = current_schema()::regnamespace
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     union all
     select format('drop type if exists %I cascade', t.typname) from pg_type t
       where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'd', 'r')
         and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`,
  );
  await client.query('begin');
  try {
    for (const { statement: sqlQuery } of rows) await client.query(sqlQuery);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
