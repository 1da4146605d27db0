import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { KeptReply, ReplyKeeper } from '../http/idempotency.ts';

/** Keeps replies in the database for a day. */
export const keptReplies: ReplyKeeper = {
  async once(request, accountId, key, requestHash, work) {
    const outside = request.database;
    try {
      return await inTransaction(outside, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 0))`.execute(trx);
        const { rows } = await sql<{
          hash: string;
          reply: string;
        }>`select request_hash as hash, reply from idempotent_replies
          where account_id = ${accountId} and key = ${key} and created_at > now() - interval '24 hours'`.execute(trx);
        if (rows[0])
          return { requestHash: rows[0].hash, ...(JSON.parse(rows[0].reply) as Omit<KeptReply, 'requestHash'>) };
        request.alerts = [];
        request.database = trx;
        const data = (await work()) ?? null;
        const reply = JSON.stringify({ data, alerts: request.alerts });
        await sql`insert into idempotent_replies (account_id, key, request_hash, reply)
          values (${accountId}, ${key}, ${requestHash}, ${reply})
          on conflict (account_id, key) do update set request_hash = excluded.request_hash, reply = excluded.reply,
            created_at = now()`.execute(trx);
        return { requestHash, data, alerts: request.alerts };
      });
    } finally {
      request.database = outside;
    }
  },
};

/** Forgets replies older than a day. */
export async function forgetOldReplies(db: Database): Promise<void> {
  await sql`delete from idempotent_replies where created_at < now() - interval '24 hours'`.execute(db);
}
