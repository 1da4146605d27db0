import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { inSnapshot } from '../../database/queries/transaction.ts';
import { type CheckedChain, checkChain, type Head, type Link } from './check-chain.ts';

const batchRows = 1_000;

/** A check of the chain, and the head it ended at. */
export interface Verified extends CheckedChain {
  head: Head;
}

/**
 * Verifies the whole audit as it stands at one moment: every hash, every link, and the entries of the history it names.
 * Others may go on writing meanwhile.
 * @param kept a head that was written down earlier
 */
export async function verifyAudit(db: Database, kept: Head | null = null): Promise<Verified> {
  return inSnapshot(db, async (trx) => {
    const rows = await sql<{ id: number; hash: string; start: string }>`
      select id, encode(hash, 'hex') as hash, encode(sha256('Mandate'), 'hex') as start from audit_head`.execute(trx);
    const { id = 0, hash = '', start = '' } = rows[0] ?? {};
    const head = { id, hash };
    return { ...(await checkChain(batches(trx), { id: 0, hash: start }, head, kept)), head };
  });
}

async function* batches(db: Database): AsyncGenerator<Link[]> {
  for (let after: number | null = null; ; ) {
    const links: Link[] = await batchAfter(db, after);
    yield links;
    const last = links.at(-1);
    if (last === undefined || links.length < batchRows) return;
    after = last.id;
  }
}

async function batchAfter(db: Database, after: number | null): Promise<Link[]> {
  const rows = await sql<Link>`
    select a.id, a.at, encode(a.previous_hash, 'hex') as "previousHash", encode(a.hash, 'hex') as hash,
      encode(audit_hash(a), 'hex') as "computedHash",
      case
        when a.details ? 'historyIds' then (
          select case
            when count(*) < jsonb_array_length(a.details -> 'historyIds') then 'missing'
            when histories_digest(array_agg(e)) = a.details ->> 'digest' then 'same'
            else 'changed'
          end
          from jsonb_array_elements_text(a.details -> 'historyIds') as one join history e on e.id = one::bigint)
        when a.details ->> 'historyId' is null then 'none'
        when h.id is null then 'missing'
        when history_digest(h.changes, h.reason) = a.details ->> 'digest' and h.version::text = a.details ->> 'version'
          and h.entity = a.entity and h.record_id = a.record_id and h.action = a.action
          and h.by_id is not distinct from a.actor_id then 'same'
        else 'changed'
      end as history
    from audit a left join history h on h.id =
      case when a.details ->> 'historyId' ~ '^[0-9]{1,18}$' then (a.details ->> 'historyId')::bigint end
    where ${after}::bigint is null or a.id > ${after}
    order by a.id limit ${batchRows}`.execute(db);
  return rows;
}
