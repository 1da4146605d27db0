import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call, Origin } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { mayCommitAhead } from '../../database/queries/transaction.ts';
import { findVisible } from '../read/find.ts';
import { isPathSeen, seenValue } from '../read/seen-values.ts';

export type Action = 'create' | 'save' | 'remove' | 'undelete' | 'transition';

/** What is kept of one change of a record. */
export interface Entry {
  recordId: string;
  version: number;
  action: Action;
  changes: Change[];
  reason?: string | null;
  /** What its row of the audit says besides, by which somebody recognises it: no value that is not for everybody who reads the audit. */
  told?: Record<string, unknown>;
  /** Fingerprint of the body of a create: the same create sent again is recognised by it. */
  bodyHash?: string;
}

/**
 * Who changes a record and from where. Who sets a password behind a link has no session yet; what happens because its day has come is
 * nobody's doing, and no call's.
 */
export type HistoryCall = Pick<Call, 'db'> & {
  network: string | null;
  requestId: string | null;
  caller: { id: string | null; sessionId: string | null };
  origin?: Origin;
};

/** The most entries a reply carries; their total is told. */
const shownEntries = 1000;

/** Writes an entry, and its row of the audit; belongs at the end of the transaction of the change itself. */
export async function writeHistory(call: HistoryCall, entity: Entity, entry: Entry): Promise<void> {
  const {
    recordId,
    version,
    action,
    changes,
    reason = call.origin?.reason ?? null,
    told = {},
    bodyHash = null,
  } = entry;
  const fields = [...new Set(changes.map(({ field }) => field.split('.')[0]))];
  const { sessionId } = call.caller;
  const { kind = 'call', batchId = null } = call.origin ?? {};
  // The audit holds the fingerprint of the entry: neither can be changed without the other telling.
  await sql`with entry as (
      insert into history (entity, record_id, version, by_id, action, reason, changes, body_hash, request_id, origin,
        batch_id)
      values (${entity.name}, ${recordId}, ${version}, ${call.caller.id}, ${action}, ${reason}, ${JSON.stringify(changes)},
        ${bodyHash}, ${call.requestId}, ${kind}, ${batchId})
      returning *)
    insert into audit (action, actor_id, session_id, network, request_id, entity, record_id, details)
    select e.action, e.by_id, ${sessionId}, ${call.network}, e.request_id, e.entity, e.record_id,
      jsonb_build_object('version', e.version, 'fields', ${JSON.stringify(fields)}::jsonb, 'historyId', e.id,
        'digest', history_digest(e.changes, e.reason)) || ${JSON.stringify(told)}::jsonb
    from entry e, ${aheadOfTheDisk(call.db)}`.execute(call.db);
}

/**
 * Writes the entries of records that were saved together, and one row of the audit for all of them; belongs at the end of their transaction.
 */
export async function writeHistories(
  call: HistoryCall,
  entity: Entity,
  action: Exclude<Action, 'transition'>,
  entries: readonly Omit<Entry, 'action' | 'reason' | 'told'>[],
): Promise<void> {
  const { sessionId } = call.caller;
  const { kind = 'call', batchId = null, reason = null } = call.origin ?? {};
  const fields = [...new Set(entries.flatMap(({ changes }) => changes.map(({ field }) => field.split('.')[0])))];
  await sql`with entries as (
      insert into history (entity, record_id, version, by_id, action, reason, changes, body_hash, request_id, origin, batch_id)
      select ${entity.name}, r."recordId", r.version, ${call.caller.id}, ${action}::text, ${reason}, r.changes, r."bodyHash", ${call.requestId}, ${kind}, ${batchId}
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r("recordId" uuid, version integer, changes jsonb, "bodyHash" text)
      returning *)
    insert into audit (action, actor_id, session_id, network, request_id, entity, record_id, details)
    select ${action}::text, ${call.caller.id}, ${sessionId}, ${call.network}, ${call.requestId}, ${entity.name}, null,
      jsonb_build_object('fields', ${JSON.stringify(fields)}::jsonb, 'batchId', ${batchId}::text,
        'historyIds', jsonb_agg(e.id order by e.id), 'digest', histories_digest(array_agg(e::history)))
    from entries e, ${aheadOfTheDisk(call.db)}`.execute(call.db);
}

/** Every commit holds the head of the audit's chain: with this not for as long as the disk takes. */
function aheadOfTheDisk(db: Database) {
  return sql`(select case when ${mayCommitAhead(db)}::boolean then set_config('synchronous_commit', 'off', true) end) as ahead`;
}

/** The saves since a version, the newest first, each with its changes in the order they are kept, who made it and when. */
export async function changesSince(db: Database, entity: Entity, recordId: string, version: number) {
  const rows = await sql<{ changes: Change[]; at: string; by: string | null; byId: string | null }>`
    select h.changes, h.at, a.full_name as by, h.by_id as "byId" from history h left join accounts a on a.id = h.by_id
    where h.entity = ${entity.name} and h.record_id = ${recordId} and h.version > ${version}
    order by h.version desc`.execute(db);
  return rows;
}

/** The fingerprint a record was created with, or null when it was not created by a call. */
export async function createdBody(db: Database, entity: Entity, recordId: string): Promise<string | null> {
  const rows = await sql<{ hash: string | null }>`select body_hash as hash from history
    where entity = ${entity.name} and record_id = ${recordId} and action = 'create'`.execute(db);
  return rows[0]?.hash ?? null;
}

interface HistoryRow {
  /** Of all entries, shown or not. */
  total: number;
  version: number;
  at: string;
  action: Action;
  reason: string | null;
  changes: Change[];
  origin: 'call' | Origin['kind'];
  byId: string | null;
  byLabel: string | null;
}

/**
 * Every change of a record, the newest first. Values of fields the caller may not see are left out.
 * @throws Refusal recordNotFound
 */
export async function history(call: Call, entity: Entity, id: string) {
  const stored = await findVisible(call, entity, id, 'history');
  const rows = await sql<HistoryRow>`
    select count(*) over () as total, h.version, h.at, h.action, h.reason, h.changes, h.origin, h.by_id as "byId", a.full_name as "byLabel"
    from history h left join accounts a on a.id = h.by_id
    where h.entity = ${entity.name} and h.record_id = ${stored.id}
    order by h.id desc limit ${shownEntries}`.execute(call.db);
  const shown = rows.map(({ byId, byLabel, changes, total: _total, ...row }) => ({
    ...row,
    by: byId === null ? null : { id: byId, label: byLabel ?? '' },
    changes: seenChanges(entity, changes, call.caller),
  }));
  return { rows: shown, total: rows[0]?.total ?? 0 };
}

/** What a reader sees of changes. */
export function seenChanges(entity: Entity, changes: readonly Change[], reader: Reader): Change[] {
  return changes.flatMap((change) => visible(entity, change, reader));
}

function visible(entity: Entity, change: Change, reader: Reader): Change[] {
  const { field } = change;
  if (!isPathSeen(entity, field, reader)) return [];
  const [old, fresh] = [change.old, change.new].map((value) => seenValue(entity, field, value, reader));
  return [{ field, old, new: fresh }];
}
