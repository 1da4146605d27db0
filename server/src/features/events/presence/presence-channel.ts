import type { Database } from '../../../database/database.ts';
import type { Log } from '../../../database/log.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Sign } from './presence-book.ts';

/** The channel on which every process hears who has which record open: a list of {@link PresenceNews} as JSON. */
export const presenceChannel = 'mandate_presence';

/** How long, in ms, news is gathered before it is told: each time is a transaction of its own. */
const gatheredFor = 150;
/** What PostgreSQL takes at once is 8,000 bytes. */
const mostBytes = 7_500;
/** What is not told yet is at most so much; older news gives way, and comes again with the next sign of life. */
const mostWaiting = 2_000;

/** What processes tell each other. */
export type PresenceNews =
  | ({ kind: 'here' } & Sign)
  | { kind: 'left'; accountId: string; windowId: string }
  /** Nobody listens in a session any more: what it has open ends after this many ms. */
  | { kind: 'ended'; sessionId: string; inMs: number }
  /** A process has just begun to listen and asks what it missed. */
  | { kind: 'asked' };

/** Tells all processes, this one among them. */
export interface PresenceTeller {
  tell(news: PresenceNews): void;
  /** Tells what is left to be told, and nothing more from then on. */
  end(): Promise<void>;
}

/** News that cannot be told is lost: the next signs of life repeat it. */
export function presenceTeller({ db, log }: { db: Database; log: Log }): PresenceTeller {
  const waiting = new Map<string, PresenceNews>();
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  let telling: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const all = [...waiting.values()];
    waiting.clear();
    telling = telling.then(async () => {
      for (const payload of payloadsOf(all)) await tellProcesses(db, payload);
    });
    telling = telling.catch((error: unknown) =>
      log.warn({ err: error }, 'who has which record open could not be told'),
    );
    return telling;
  }

  return {
    tell(news) {
      if (isOver) return;
      // Of one window only the last counts, and where it comes in the order of all.
      const key = keyOf(news);
      const before = waiting.get(key);
      waiting.delete(key);
      waiting.set(key, before?.kind === 'ended' && news.kind === 'ended' ? soonerOf(before, news) : news);
      const [oldest] = waiting.keys();
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
      timer ??= setTimeout(() => void flush(), gatheredFor);
    },
    end() {
      isOver = true;
      return flush();
    },
  };
}

/** Tells every process that listens. */
export async function tellProcesses(db: Database, payload: string): Promise<void> {
  await run(db, 'select pg_notify($1, $2)', [presenceChannel, payload]);
}

function keyOf(news: PresenceNews): string {
  if (news.kind === 'ended') return `session ${news.sessionId}`;
  return news.kind === 'asked' ? 'asked' : `${news.accountId} ${news.windowId}`;
}

type Ended = Extract<PresenceNews, { kind: 'ended' }>;

/** A session that is over ends its streams: that these have ended says nothing more. */
function soonerOf(one: Ended, other: Ended): Ended {
  return one.inMs <= other.inMs ? one : other;
}

/** News in as few pieces as PostgreSQL takes. */
function payloadsOf(news: readonly PresenceNews[]): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const text of news.map((each) => JSON.stringify(each))) {
    const longer = piece === '' ? text : `${piece},${text}`;
    const isFull = piece !== '' && Buffer.byteLength(longer) > mostBytes;
    if (isFull) pieces.push(piece);
    piece = isFull ? text : longer;
  }
  if (piece !== '') pieces.push(piece);
  return pieces.map((list) => `[${list}]`);
}
