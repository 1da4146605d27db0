import { createHash } from 'node:crypto';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { announceJob, wakeRunners } from '../calls/announce.ts';
import type { Call } from '../calls/call.ts';
import { run } from '../database/queries/sql-query.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { refuse } from '../http/refusal.ts';
import type { JobKind } from './job.ts';

/** The most jobs one person has waiting or under way. */
const mostOpen = 20;

/** What is to be done beside the call. */
export interface JobRequest {
  kind: JobKind;
  /** What its records are called. */
  entity: Pick<Entity, 'name'>;
  /** As the work reads it; goes through JSON. */
  input: unknown;
  /** What people are told of it, such as the format of an export. */
  about: Values;
  /** Of how many records it is, where that is known: small jobs are done before big ones. */
  total?: number | null;
}

/**
 * Puts a job into the queue. While one of the same person with the same kind, entity and input is open, it is that one.
 * @returns its id
 * @throws Refusal tooManyJobs
 */
export async function addJob(call: Call, { kind, entity, input, about, total = null }: JobRequest): Promise<string> {
  const sent = JSON.stringify(input);
  const hash = createHash('sha256').update(`${kind} ${entity.name} ${sent}`).digest('hex');
  for (;;) {
    const open = await openJobs(call, hash);
    if (open.same !== null) return open.same;
    if (open.count >= mostOpen) refuse('tooManyJobs', { max: mostOpen });
    const text = `insert into jobs (id, account_id, kind, entity, input, about, total, request_hash, time_zone, network,
        session_id, request_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
      on conflict (account_id, request_hash) where state in ('queued', 'running') do nothing returning id`;
    const { db, caller, timeZone, network, requestId } = call;
    const facts = [
      caller.id,
      kind,
      entity.name,
      sent,
      JSON.stringify(about),
      total,
      hash,
      timeZone,
      network,
      caller.sessionId,
      requestId,
    ];
    const [added] = await run<{ id: string }>(db, text, [uuidV7(), ...facts]);
    // Somebody asked for the same at the same moment: it is there now, or over already.
    if (!added) continue;
    await announceJob(db, caller.id, added.id);
    await wakeRunners(db);
    return added.id;
  }
}

/** How many jobs the caller has open, and which of them was asked for by the same request. */
async function openJobs({ db, caller }: Call, hash: string): Promise<{ count: number; same: string | null }> {
  const text = `select count(*)::int as count, max(id::text) filter (where request_hash = $2) as same from jobs
    where account_id = $1 and state in ('queued', 'running')`;
  const [row] = await run<{ count: number; same: string | null }>(db, text, [caller.id, hash]);
  return row ?? { count: 0, same: null };
}
