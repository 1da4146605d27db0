import type { Pool } from 'pg';
import { DatabaseRefused } from './database-refused.ts';
import { restoringLock } from './queries/locks.ts';

/** The table that stands in a database from the beginning of a restore to its end: what is in it is not whole. */
export const restoreMarker = 'restore_under_way';

/** @throws DatabaseRefused for a database whose restore has not come to its end */
export async function refuseHalfRestored(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ marked: boolean; free: boolean | null }>(
    `select to_regclass('${restoreMarker}') is not null as marked,
       case when to_regclass('${restoreMarker}') is not null then pg_try_advisory_xact_lock_shared(${restoringLock}) end as free`,
  );
  if (!rows[0]?.marked) return;
  throw new DatabaseRefused(
    rows[0].free
      ? 'A restore into this database was broken off: run npm run restore again, or set DATABASE_URL or DATA_DIR to another database.'
      : 'This database is being restored: start when that has come to its end.',
  );
}
