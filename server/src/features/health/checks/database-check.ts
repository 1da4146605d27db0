import { run } from '../../../database/queries/sql-query.ts';
import type { Check, Said } from './check.ts';

/** A statement of the product that runs for this many seconds is worth a look: those of calls end before. */
const slowSeconds = 10;

interface Facts {
  version: string;
  /** In bytes. */
  size: number;
  fsync: string;
  commit: string;
  /** How long the slowest statement under way has been running. */
  seconds: number;
}

/** Whether the database answers, keeps what it confirms, and is not held up. */
export const checkDatabase: Check = async ({ db }) => {
  const text = `select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      (select coalesce(max(extract(epoch from clock_timestamp() - a.query_start)), 0)::int from pg_stat_activity a
       where a.datname = current_database() and a.state = 'active' and a.pid <> pg_backend_pid()) as seconds`;
  const [facts] = await run<Facts>(db, text, []);
  return facts ? judgeDatabase(facts) : { code: 'databaseUnreachable', params: {} };
};

/** What is said of a database that answers. */
export function judgeDatabase({ version, size, fsync, commit, seconds }: Facts): Said {
  // PostgreSQL's own word for its version may name the system it was built on, too.
  const number = version.split(' ')[0] ?? version;
  if (fsync === 'off' || commit === 'off')
    return { code: 'databaseUnsafe', params: { version: number, fsync, commit } };
  if (seconds > slowSeconds) return { code: 'databaseSlow', params: { version: number, size, seconds } };
  return { code: 'databaseGood', params: { version: number, size } };
}
