import type { Client } from 'pg';
import { sessionLimits } from '../connection/session-limits.ts';
import { preparingLock } from '../queries/locks.ts';

/** Role and database of the application have the same name. */
export const application = 'mandate';

/**
 * Makes the role and the database of the application where they are missing. The role is no superuser, since a
 * superuser's SQL can run programs; it owns its database, which is enough for migrations and trusted extensions.
 */
export async function prepareApplication(superuser: Client): Promise<void> {
  await superuser.query(`select pg_advisory_lock(${preparingLock})`);
  const role = await superuser.query<{ settings: string[] | null }>(
    'select rolconfig as settings from pg_roles where rolname = $1',
    [application],
  );
  if (role.rowCount === 0)
    await superuser.query(`create role ${application} login nosuperuser nocreatedb nocreaterole`);
  const current = role.rows[0]?.settings ?? [];
  for (const [name, value] of Object.entries(sessionLimits)) {
    if (!current.includes(`${name}=${value}`)) {
      await superuser.query(`alter role ${application} set ${name} = '${value}'`);
    }
  }
  const database = await superuser.query('select 1 from pg_database where datname = $1', [application]);
  if (database.rowCount === 0) {
    await superuser.query(`create database ${application} owner ${application} template template0`);
  }
  await superuser.query(`select pg_advisory_unlock(${preparingLock})`);
}
