import { setTimeout as sleep } from 'node:timers/promises';
import type { Connected } from './connect.ts';
import { type OwnConnection, openOwn } from './own-connection.ts';

/**
 * The channel on which the database tells that who somebody is, what they may do, or what fields there are, may have changed (migrations 0026
 * and 0042).
 */
const channel = 'mandate_rights';
/** How long, in ms, it holds that all was heard: what was committed longer ago is known here. */
const holdsMs = 500;
/** How long, in ms, a call waits for that; the database is then asked in its own turn. */
const longestWait = 250;
/** How long, in ms, after a connection could not be opened none is tried. */
const restMs = 1_000;

/** Hears what changes about sessions, rights and own fields, in every process of the product. */
export interface RightsChannel {
  /** Has what was remembered forgotten when something changed, or may have while nothing was heard. */
  onChange(forget: () => void): void;
  /** Whether everything that was committed half a second ago is heard, so that what is remembered holds. */
  isHeard(): boolean | Promise<boolean>;
  /** Waits until everything that was committed before is heard; where nothing is heard at the moment, all is forgotten. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** @param database with a connection of one's own to hear on, or without */
export function rightsChannel({ pool, canHear }: Pick<Connected, 'pool' | 'canHear'>): RightsChannel {
  const remembering: (() => void)[] = [];
  let connection: Promise<OwnConnection> | null = null;
  let opened = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let catching: { since: number; up: Promise<boolean> } | null = null;
  let isClosed = false;

  function change(): void {
    for (const forget of remembering) forget();
  }

  function lose(): void {
    connection = null;
    heardAt = Number.NEGATIVE_INFINITY;
    change();
  }

  function connect(): Promise<OwnConnection> {
    opened = performance.now();
    // What changed before it was listened is not heard: nothing is remembered from then.
    const own = openOwn(pool, { channel, onHeard: change, onLost: lose }).then((open) => {
      change();
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
    onChange(forget) {
      remembering.push(forget);
    },
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
    async catchUp() {
      if (!(await soon(hear()))) change();
    },
    async close() {
      isClosed = true;
      const open = await connection?.catch(() => null);
      await open?.end();
    },
  };
}
