import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type OwnConnection, openOwn } from '../../database/connection/own-connection.ts';

/** The channel on which the database tells that who somebody is, or what they may do, may have changed (migration 0026). */
const channel = 'mandate_rights';
/** How long, in ms, it holds that all was heard: what was committed longer ago is known here. */
const holdsMs = 500;
/** How long, in ms, a call waits for that; the database is then asked in its own turn. */
const longestWait = 250;
/** How long, in ms, after a connection could not be opened none is tried. */
const restMs = 1_000;

/** Hears what changes about sessions and rights, in every process of the product. */
export interface RightsChannel {
  /** Whether everything that was committed half a second ago is heard, so that what is remembered holds. */
  isHeard(): boolean | Promise<boolean>;
  /** Waits until everything that was committed before is heard. @returns false where nothing is heard at the moment */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * @param canHear whether there is a connection of one's own to hear on
 * @param onChange something changed, or may have while nothing was heard
 */
export function rightsChannel(pool: pg.Pool, canHear: boolean, onChange: () => void): RightsChannel {
  let connection: Promise<OwnConnection> | null = null;
  let opened = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let catching: { since: number; up: Promise<boolean> } | null = null;
  let isClosed = false;

  function lose(): void {
    connection = null;
    heardAt = Number.NEGATIVE_INFINITY;
    onChange();
  }

  function connect(): Promise<OwnConnection> {
    opened = performance.now();
    // What changed before it was listened is not heard: nothing is remembered from then.
    const own = openOwn(pool, { channel, onHeard: onChange, onLost: lose }).then((open) => {
      onChange();
      return open;
    });
    own.catch(lose);
    return own;
  }

  async function hear(): Promise<boolean> {
    if (!canHear || isClosed || (connection === null && performance.now() - opened < restMs)) return false;
    connection ??= connect();
    const begun = performance.now();
    try {
      // A connection gives what it heard before it answers (PostgreSQL: notifications come before ReadyForQuery).
      const { ask } = await connection;
      await ask('select 1');
      heardAt = begun;
      return true;
    } catch {
      return false;
    }
  }

  /** Whoever waits for it does not wait for long, and not at all where others have waited in vain. */
  function soon(hearing: Promise<boolean>, since = performance.now()): boolean | Promise<boolean> {
    const left = since + longestWait - performance.now();
    return left > 0 && Promise.race([hearing, sleep(left, false, { ref: false })]);
  }

  return {
    isHeard() {
      if (performance.now() - heardAt < holdsMs) return true;
      catching ??= {
        since: performance.now(),
        up: hear().finally(() => {
          catching = null;
        }),
      };
      return soon(catching.up, catching.since);
    },
    catchUp: async () => soon(hear()),
    async close() {
      isClosed = true;
      const open = await connection?.catch(() => null);
      await open?.end();
    },
  };
}
