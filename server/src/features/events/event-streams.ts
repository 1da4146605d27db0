import type pg from 'pg';
import { type Change, changes } from '../../calls/announce.ts';
import { type OwnConnection, openOwn } from '../../database/connection/own-connection.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { findJob } from '../../jobs/job-rows.ts';
import { countUnread, findNotification } from '../../jobs/notification-rows.ts';
import { wordsOf } from '../../words/words.ts';
import { EventStream } from './event-stream.ts';
import { presenceChannel } from './presence/presence-channel.ts';
import { type PresenceWatch, watchPresence } from './presence/watch-presence.ts';

/** The most streams one person has open at this process. */
const mostStreams = 5;
/** When one who has more may try again, in seconds. */
const comeBackLater = 30;
/** How often a stream shows that it is alive, in ms. */
const breatheEvery = 15_000;
/** How often it is asked whether the sessions still live, in ms. */
const checkEvery = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** How many streams are open at this process. */
    openStreams: () => number;
  }
}

/** What streams are fed by. */
interface Sources {
  db: Database;
  pool: pg.Pool;
  log: Log;
  /** Those of some sessions that live. */
  liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The build of the web app that is served; null where none is. */
  build: string | null;
}

/** The open streams of this process. */
export interface EventStreams {
  /**
   * Opens one, when every change from now on will be heard.
   * @param expires end of the token, in seconds since 1970
   * @throws Refusal tooManyRequests
   */
  open(caller: Caller, expires: number): Promise<EventStream>;
  /** How many are open. */
  count(): number;
  /** Who has which record open. */
  presence: Pick<PresenceWatch, 'tell'>;
  /** Ends all of them. */
  close(): Promise<void>;
}

/** Tells people what changes for them, whichever process changed it. Nothing runs while nobody listens, but for the connection. */
export function eventStreams({ db, pool, log, liveSessions, build }: Sources): EventStreams {
  const open = new Set<EventStream>();
  /** What is to be told to whom, each thing once, in the order it changed. */
  const waiting = new Map<string, Map<string, Change>>();
  let hearing: Promise<OwnConnection> | null = null;
  let timers: NodeJS.Timeout[] = [];

  const of = (accountId: string) => [...open].filter(({ caller }) => caller.id === accountId);
  const presence = watchPresence({ db, log, streamsOf: of, now: () => performance.now() });
  const endAll = (streams: Iterable<EventStream>) => {
    for (const stream of streams) stream.end();
  };

  /** What was said while nobody heard it is lost: browsers come back, and ask for everything again. */
  function lost(): void {
    hearing = null;
    endAll(open);
  }

  function hear(): Promise<OwnConnection> {
    hearing ??= openOwn(pool, { channel: [presenceChannel, changes], onHeard, onLost: lost }).then(
      (connection) => {
        presence.beginHearing();
        return connection;
      },
      (error: unknown) => {
        hearing = null;
        throw error;
      },
    );
    return hearing;
  }

  function onHeard(payload: string, channel: string): void {
    if (channel === presenceChannel) presence.hear(payload);
    else onChange(JSON.parse(payload) as Change);
  }

  function onChange(change: Change): void {
    const { accountId, entity, id } = change;
    if (entity === 'own-field') for (const stream of open) stream.tell(entity, {});
    if (of(accountId).length === 0) return;
    const known = waiting.get(accountId);
    if (known) known.set(`${entity} ${id}`, change);
    else {
      waiting.set(accountId, new Map([[`${entity} ${id}`, change]]));
      void tellAll(accountId);
    }
  }

  /** One thing after the other, so that none is told in an older form after a newer one. */
  async function tellAll(accountId: string): Promise<void> {
    const left = waiting.get(accountId) ?? new Map<string, Change>();
    try {
      for (const [key, change] of left) {
        left.delete(key);
        await tell(change);
      }
    } catch (error) {
      log.warn({ err: error }, 'what changed could not be told');
      endAll(of(accountId));
    } finally {
      waiting.delete(accountId);
    }
  }

  async function tell(change: Change): Promise<void> {
    const [first] = of(change.accountId);
    if (!first) return;
    const data = await toldOf(change, first.caller);
    for (const stream of of(change.accountId)) stream.tell(change.entity, data);
  }

  /** What is told of a change, read with the rights of whom it is told; of a week only that there is something to read. */
  async function toldOf({ entity, id }: Change, caller: Caller): Promise<object | null> {
    const reading = { db, caller, words: wordsOf(caller.language) };
    if (entity === 'job') return findJob(reading, id);
    return entity === 'week' ? {} : notificationTold(reading, id);
  }

  async function checkSessions(): Promise<void> {
    // Those that are opened meanwhile were not asked about.
    const asked = [...open];
    const live = await liveSessions(asked.map(({ caller }) => caller.sessionId));
    const over = asked.filter(({ caller }) => !live.has(caller.sessionId));
    for (const stream of over) presence.streamEnded(stream, true);
    endAll(over);
  }

  function watch(): void {
    if (timers.length > 0) return;
    const breathe = () => {
      for (const stream of open) stream.breathe();
      // A connection on which nothing is ever asked may be dead without anybody knowing; then it ends by this.
      void hearing?.then(({ ask }) => ask('select 1')).catch(() => undefined);
    };
    // A database out of reach says nothing of sessions; the loss of the connection ends the streams anyway.
    const check = () => checkSessions().catch(() => undefined);
    timers = [setInterval(breathe, breatheEvery), setInterval(check, checkEvery)];
  }

  function unwatch(): void {
    for (const timer of timers) clearInterval(timer);
    timers = [];
  }

  return {
    async open(caller, expires) {
      await hear();
      if (of(caller.id).length >= mostStreams) refuse('tooManyRequests', { seconds: comeBackLater });
      const stream = new EventStream(caller, expires, () => {
        open.delete(stream);
        presence.streamEnded(stream, false);
        if (open.size === 0) unwatch();
      });
      open.add(stream);
      watch();
      // A browser whose page is of another build says so to its person.
      if (build !== null) stream.tell('version', { build });
      return stream;
    },
    count: () => open.size,
    presence,
    async close() {
      endAll(open);
      await presence.close();
      const connection = await hearing?.catch(() => null);
      await connection?.end();
    },
  };
}

async function notificationTold(reading: { db: Database; caller: Caller }, id: string) {
  const [row, unread] = [await findNotification(reading, id), await countUnread(reading)];
  return { ...row, unread };
}
