import { startTestApp, type TestApp } from '../test-app.ts';
import { type SentQueries, watchQueries } from './sent-queries.ts';

/** A test application, and what it sends to its database. */
export interface WatchedApp {
  app: TestApp;
  statements: SentQueries;
  close(): Promise<void>;
}

/** Starts a test application whose statements are looked at from the first one on. */
export async function startWatchedApp(): Promise<WatchedApp> {
  const statements = watchQueries();
  const app = await startTestApp();
  return {
    app,
    statements,
    async close() {
      await app.close();
      statements.end();
    },
  };
}

/** Takes the connection away on which an application hears of rights; what is told meanwhile is lost to it. */
export async function cutRightsChannel({ database }: TestApp): Promise<void> {
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query in ('listen mandate_rights', 'select 1')`);
}
