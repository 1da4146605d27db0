import type pg from 'pg';
import type { Database } from './database.ts';
import { run } from './queries/sql-query.ts';
import { uuidV7 } from './uuid-v7.ts';

/** What is done for the product's own sake. */
export type MaintenanceKind = 'backup' | 'restore' | 'verify' | 'move' | 'leakCheck';

/** The lock of a run, in the space of single numbers: its process holds it, and loses it with the connection. @param id as SQL */
const lockOf = (id: string) => `hashtextextended('mandate run ' || ${id}, 0)`;

/**
 * As a condition of SQL: whether the process of a run is there. A run without an end that is not under way was broken off.
 * @param id of the run, as SQL of type text
 */
export const isUnderWay = (id: string) => `exists (
  select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = ${lockOf(id)})`;

/**
 * Notes that a run begins. It counts as under way as long as the connection is open.
 * @param facts counts, sizes, names of files
 * @returns its id
 */
export async function beginRun(connection: pg.ClientBase, kind: MaintenanceKind, facts: object = {}): Promise<string> {
  const id = uuidV7();
  // The lock first: a row without it would look broken off.
  await connection.query(`select pg_advisory_lock(${lockOf('$1')})`, [id]);
  await connection.query('insert into maintenance_runs (id, kind, facts) values ($1, $2, $3)', [id, kind, facts]);
  return id;
}

/** Notes how a run ended, and what came of it. */
export async function endRun(
  connection: pg.ClientBase | pg.Pool,
  id: string,
  outcome: 'done' | 'failed',
  facts: object = {},
): Promise<void> {
  const text = 'update maintenance_runs set ended_at = now(), outcome = $2, facts = facts || $3 where id = $1';
  await connection.query(text, [id, outcome, facts]);
}

/** A run that is over. */
interface PastRun {
  kind: MaintenanceKind;
  startedAt: Date;
  outcome: 'done' | 'failed';
  facts: object;
}

/** Notes a run that is over, where nothing was noted when it began. */
export async function noteRun(db: Database, { kind, startedAt, outcome, facts }: PastRun): Promise<void> {
  const text =
    'insert into maintenance_runs (id, kind, started_at, ended_at, outcome, facts) values ($1, $2, $3, now(), $4, $5)';
  await run(db, text, [uuidV7(), kind, startedAt, outcome, facts]);
}

/** Notes that runs whose process is gone have failed. */
export async function endBrokenRuns(connection: pg.ClientBase, kinds: readonly MaintenanceKind[]): Promise<void> {
  await connection.query(
    `update maintenance_runs set ended_at = now(), outcome = 'failed', facts = facts || '{"brokenOff": true}'
     where ended_at is null and kind = any($1) and not ${isUnderWay('id::text')}`,
    [kinds],
  );
}
