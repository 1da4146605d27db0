import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';

/** What the database has beyond its own limit to say that a statement was stopped, in ms. */
const margin = 1_500;

/** The database says nothing although its own limit for a statement is over: it hangs, or the way to it does. */
class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
}

const allowed = /^set (?:local )?statement_timeout = (\d+)$/;
const back = /^(?:commit|rollback|reset statement_timeout)$/;

/**
 * Allows statements more time than those of calls have: until the transaction ends, or without one until {@link resetTime}.
 * @param seconds null: as long as they take
 */
export async function allowTime(db: Database, seconds: number | null): Promise<void> {
  const text = `set ${db.isTransaction ? 'local ' : ''}statement_timeout = ${(seconds ?? 0) * 1_000}`;
  await db.query({ text, values: [] });
}

/** Gives statements the time again that those of calls have. */
export async function resetTime(db: Database): Promise<void> {
  await db.query({ text: 'reset statement_timeout', values: [] });
}

/**
 * Ends a connection on which a statement is answered by nothing at all, for a little longer than the database allows it: whoever waits has an
 * error, and a pool throws the connection away. The database itself may be stopped, or the network gone, and would never say so.
 * @param usual ms that the database allows a statement, unless `allowTime` says otherwise; 0: any
 */
export function watchSilence(client: ClientBase, usual: () => number): void {
  let special: number | null = null;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const listen = (ms: number) => socketOf(client).setTimeout(ms);
  const watched = (...asked: unknown[]): unknown => {
    const text = textOf(asked[0]);
    const told = allowed.exec(text)?.[1];
    if (told !== undefined) special = Number(told);
    const limit = special ?? usual();
    listen(limit === 0 ? 0 : limit + margin);
    // A commit itself still has the time that was allowed before it.
    if (back.test(text)) special = null;
    return query(...asked);
  };
  client.query = watched as typeof client.query;
  client.on('drain', () => listen(0));
  socketOf(client).on('timeout', () => socketOf(client).destroy(new DatabaseSilent('the database is silent')));
}

/** pg has no way of its own to end a connection in the middle of a statement. */
function socketOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
