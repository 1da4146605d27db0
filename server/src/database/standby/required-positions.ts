import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type OwnConnection, openOwn } from '../connection/own-connection.ts';
import type { Database } from '../database.ts';
import { isReached, type LogPosition, later, leaderPosition } from './log-position.ts';

/** How often it is asked how far the leader is, while anybody reads, in ms: nobody is shown what is older than twice that. */
const askEvery = 1_000;
/** How long the leader is waited for to say so, in ms: one that is silent keeps nobody from reading elsewhere. */
const answerLimit = 200;

/** How far a standby must have come before anything is read from it. */
export interface RequiredPositions {
  /** For a person; beside that what they wrote themselves counts, which they tell. */
  of(accountId: string): Promise<LogPosition>;
  close(): Promise<void>;
}

/** What changes were told of for a person: `accountId` of what is said on the channel. */
interface Told {
  accountId?: string;
}

/**
 * Keeps how far a standby must have come: as far as the leader was a moment ago, and for a person whose job ended or who was notified as far as
 * the leader was when that was heard, since they will look at it at once.
 * @param channel on which that is told
 */
export function requiredPositions(leader: { db: Database; pool: pg.Pool }, channel: string): RequiredPositions {
  const heard = new Map<string, LogPosition>();
  let [before, now]: [LogPosition, LogPosition] = ['0/0', '0/0'];
  let asked = -Infinity;
  let hearing: OwnConnection | null = null;
  let isOpening = false;

  async function hear(): Promise<void> {
    if (hearing || isOpening) return;
    isOpening = true;
    try {
      hearing = await openOwn(leader.pool, { channel, onHeard, onLost: () => (hearing = null) });
    } catch {
      // It is tried again; meanwhile people see what the leader had a moment ago.
    } finally {
      isOpening = false;
    }
  }

  function onHeard(payload: string): void {
    const { accountId } = JSON.parse(payload) as Told;
    if (accountId === undefined) return;
    void leaderPosition(leader.db)
      .then((position) => heard.set(accountId, position))
      .catch(() => undefined);
  }

  async function ask(): Promise<void> {
    asked = performance.now();
    void hear();
    try {
      const position = await leaderPosition(leader.db);
      [before, now] = [now, position];
      for (const [accountId, wanted] of heard) if (isReached(wanted, before)) heard.delete(accountId);
    } catch {
      // A leader that is away writes nothing either: what was asked of standbys before is enough.
    }
  }

  return {
    async of(accountId) {
      if (performance.now() - asked > askEvery) await Promise.race([ask(), sleep(answerLimit)]);
      return later(before, heard.get(accountId) ?? before);
    },
    async close() {
      await hearing?.end();
    },
  };
}
