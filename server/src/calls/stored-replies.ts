import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { inTransaction } from '../database/queries/transaction.ts';
import { refuse } from '../http/refusal.ts';
import { FileReply } from '../http/replies/file-reply.ts';
import type { DoneCall, KeyedCall, ReplyStore, StoredReply } from '../http/requests/repeat-safely.ts';
import type { Seal } from '../secrets/sealed.ts';

/** For one account: how many calls are remembered, and how many bytes of their replies are stored. */
const mostCalls = 1_000;
const mostBytes = 20 * 1024 * 1024;
/** A call that does its work piece by piece and has not ended after this many seconds died with its process. */
const longestSeconds = 60;
/** The pauses, in ms, after which a key is tried to be freed that could not be: the database may be changing its leader. Together less than that. */
const freedAfter = [1_000, 2_000, 4_000, 8_000, 16_000];

/** A call that was done, and its reply unless that was let go of. */
interface Kept {
  done: DoneCall;
  reply: StoredReply | null;
}

/**
 * Keeps replies in the database for a day. A reply may hold what is told once, such as a link of an invitation: it is kept sealed, to be
 * opened for the same account and key only, and so is the fingerprint of the request: a password may be in it, and be found by trying.
 */
export function storedReplies({ seal, open }: Seal): ReplyStore {
  return {
    async once({ request, accountId, key, work, about, again }) {
      return within(request, async (db) => {
        await hold(db, `${accountId} ${key}`);
        const kept = await findStored(db, accountId, key);
        if (kept) return again(kept.done, kept.reply);
        request.alerts = [];
        const data = (await work()) ?? null;
        await keep(db, { request, accountId, key, about }, data);
        return data;
      });
    },
    async onceInPieces({ request, accountId, key, work, about, again }) {
      const db = request.database;
      if (!(await begin(db, accountId, key))) {
        const kept = await findStored(db, accountId, key);
        return kept ? again(kept.done, kept.reply) : refuse('callUnderWay', { seconds: longestSeconds });
      }
      const data = await work().catch(async (error: unknown) => {
        await free(db, accountId, key).catch(() => void freeLater(db, accountId, key));
        throw error;
      });
      await inTransaction(db, (trx) => keep(trx, { request, accountId, key, about }, data ?? null));
      return data ?? null;
    },
  };

  async function findStored(db: Database, accountId: string, key: string): Promise<Kept | null> {
    const text = `select mark, reply from idempotent_replies
      where account_id = $1 and key = $2 and mark <> '' and created_at > now() - interval '24 hours'`;
    const [row] = await run<{ mark: string; reply: string | null }>(db, text, [accountId, key]);
    if (!row) return null;
    const place = placeOf(accountId, key);
    return {
      done: JSON.parse(open(row.mark, place)) as DoneCall,
      reply: row.reply === null ? null : (JSON.parse(open(row.reply, place)) as StoredReply),
    };
  }

  /** Keeps what a call answered; the oldest of the account give way. A file is made again when it is asked for again. */
  async function keep(
    db: Database,
    { request, accountId, key, about }: Pick<KeyedCall, 'request' | 'accountId' | 'key' | 'about'>,
    data: unknown,
  ): Promise<void> {
    if (data instanceof FileReply) return purge(db, accountId, key);
    const place = placeOf(accountId, key);
    const reply: StoredReply = { data, alerts: request.alerts };
    // One after the other: each sees what the others of the account have kept.
    await hold(db, `replies of ${accountId}`);
    const text = `insert into idempotent_replies (account_id, key, mark, reply) values ($1, $2, $3, $4)
      on conflict (account_id, key) do update set mark = excluded.mark, reply = excluded.reply, created_at = now()`;
    await run(db, text, [accountId, key, seal(JSON.stringify(about(data)), place), seal(JSON.stringify(reply), place)]);
    await makeRoom(db, accountId);
  }
}

/** Does the work in one transaction; what the call reads and writes meanwhile is part of it. */
async function within<T>(request: FastifyRequest, work: (db: Database) => Promise<T>): Promise<T> {
  const outside = request.database;
  try {
    return await inTransaction(outside, (trx) => {
      request.database = trx;
      return work(trx);
    });
  } finally {
    request.database = outside;
  }
}

function placeOf(accountId: string, key: string): string {
  return `idempotent_replies ${accountId} ${key}`;
}

/** Waits for others that hold the same, until the transaction ends. */
async function hold(db: Database, what: string): Promise<void> {
  await run(db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [what]);
}

/** Takes a key for a call about to be done. @returns false when it was used within a day, or is being used */
async function begin(db: Database, accountId: string, key: string): Promise<boolean> {
  const text = `insert into idempotent_replies as r (account_id, key, mark) values ($1, $2, '')
    on conflict (account_id, key) do update set mark = '', reply = null, created_at = now()
      where r.created_at < now() - case when r.mark = '' then make_interval(secs => $3) else interval '24 hours' end
    returning 1`;
  return (await run(db, text, [accountId, key, longestSeconds])).length > 0;
}

async function purge(db: Database, accountId: string, key: string): Promise<void> {
  await run(db, 'delete from idempotent_replies where account_id = $1 and key = $2', [accountId, key]);
}

/** Gives a key back that was taken for a call which came to nothing. One that was done under it meanwhile keeps it. */
async function free(db: Database, accountId: string, key: string): Promise<void> {
  const text = "delete from idempotent_replies where account_id = $1 and key = $2 and mark = ''";
  await run(db, text, [accountId, key]);
}

/** The same once the database answers again. Until then the call counts as under way, to all processes. */
async function freeLater(db: Database, accountId: string, key: string): Promise<void> {
  for (const pause of freedAfter) {
    await sleep(pause, undefined, { ref: false });
    const isFree = await free(db, accountId, key).then(
      () => true,
      () => false,
    );
    if (isFree) return;
  }
}

/** Of the calls of an account the oldest are forgotten, and of those that are known the oldest replies are let go of. */
async function makeRoom(db: Database, accountId: string): Promise<void> {
  const newest = `select key, row_number() over w as place, sum(octet_length(reply)) over w as bytes from idempotent_replies
    where account_id = $1 window w as (order by created_at desc, key)`;
  const text = `with newest as (${newest}),
      gone as (delete from idempotent_replies r using newest n where r.account_id = $1 and r.key = n.key and n.place > $2)
    update idempotent_replies r set reply = null from newest n
    where r.account_id = $1 and r.key = n.key and n.place <= $2 and n.bytes > $3 and r.reply is not null`;
  await run(db, text, [accountId, mostCalls, mostBytes]);
}

/** Forgets replies older than a day. */
export async function purgeOldReplies(db: Database): Promise<void> {
  await run(db, "delete from idempotent_replies where created_at < now() - interval '24 hours'", []);
}
