import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { FileReply } from '../http/file-reply.ts';
import type { KeptReply, ReplyKeeper } from '../http/idempotency.ts';
import { isSealed, type Seal } from '../secrets/sealed.ts';

/**
 * Keeps replies in the database for a day. A reply may hold what is told once, such as a link of an invitation: it is kept sealed,
 * to be opened for the same account and key only.
 */
export function keptReplies({ seal, open }: Seal): ReplyKeeper {
  return {
    async once(request, accountId, key, requestHash, work, isOwnCommit) {
      const place = `idempotent_replies ${accountId} ${key}`;
      const outside = request.database;
      if (isOwnCommit) {
        const kept = await replyKept(outside, accountId, key);
        if (kept !== null) return JSON.parse(open(kept, place)) as KeptReply;
        const data = (await work()) ?? null;
        const reply: KeptReply = { requestHash, data, alerts: request.alerts };
        if (isKept(data)) await keepReply(outside, accountId, key, seal(JSON.stringify(reply), place));
        return reply;
      }
      try {
        return await inTransaction(outside, async (trx) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 0))`.execute(trx);
          const kept = await replyKept(trx, accountId, key);
          if (kept !== null) return JSON.parse(open(kept, place)) as KeptReply;
          request.alerts = [];
          request.database = trx;
          const data = (await work()) ?? null;
          const reply: KeptReply = { requestHash, data, alerts: request.alerts };
          if (isKept(data)) await keepReply(trx, accountId, key, seal(JSON.stringify(reply), place));
          return reply;
        });
      } finally {
        request.database = outside;
      }
    },
  };
}

/** A file is as large as it likes, and whoever gets one has changed nothing: it is made again. */
function isKept(data: unknown): boolean {
  return !(data instanceof FileReply);
}

/** The fingerprint of the request is sealed with the reply: a password may be in it, and be found by trying. */
async function keepReply(db: Database, accountId: string, key: string, sealed: string): Promise<void> {
  await sql`insert into idempotent_replies (account_id, key, request_hash, reply) values (${accountId}, ${key}, '', ${sealed})
    on conflict (account_id, key) do update set reply = excluded.reply, created_at = now()`.execute(db);
}

/** The sealed reply kept under a key within a day. Replies were once kept unsealed: those count as absent. */
async function replyKept(db: Database, accountId: string, key: string): Promise<string | null> {
  const { rows } = await sql<{ reply: string }>`select reply from idempotent_replies
    where account_id = ${accountId} and key = ${key} and created_at > now() - interval '24 hours'`.execute(db);
  return rows[0] && isSealed(rows[0].reply) ? rows[0].reply : null;
}

/** Forgets replies older than a day. */
export async function forgetOldReplies(db: Database): Promise<void> {
  await sql`delete from idempotent_replies where created_at < now() - interval '24 hours'`.execute(db);
}
