import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { changesSince, writeHistory } from '../history/history.ts';
import { findVisible } from '../read/find.ts';
import { loadStored, type Stored } from '../read/stored.ts';
import { isWithin } from '../rights/scope.ts';
import { type Cascaded, cascadeOf } from './cascade.ts';
import { usesOf } from './uses.ts';
import { shownUses } from './where-used.ts';

/** What a removal says: the version the caller had seen, and why. */
export interface Removal {
  version?: number | undefined;
  reason?: string | undefined;
}

/** What the kind of a record says of its removal, apart from what uses it. */
export interface RemovalRule {
  /** The fields it is told by. */
  fields: readonly string[];
  /** @throws Refusal when the record stays */
  check: (call: Call, record: Values & { id: string }, removal: Removal) => void;
}

/** What was removed under one deletion. */
export interface Removed {
  deletionId: string;
  removed: { entity: string; id: string }[];
}

/**
 * Removes a record: it leaves the lists and can be restored. What uses it keeps it from going, unless that is settled.
 * @throws Refusal recordNotFound, notPermitted, recordChangedByOther, deleteBlocked with where it is used
 */
export async function remove(call: Call, entity: Entity, id: string, removal: Removal): Promise<Removed> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const stored = await beginRemoval(inside, entity, id, removal);
    return finishRemoval(inside, entity, stored, removal);
  });
}

/** Locks the record and checks the right to remove it and the version the caller had seen. */
export async function beginRemoval(call: Call, entity: Entity, id: string, removal: Removal): Promise<Stored> {
  await findVisible(call, entity, id);
  const stored = await loadStored(call.db, entity, id, 'lock');
  if (!stored || stored.deletedAt !== null) return refuse('recordNotFound');
  const allowed = may(call.caller.role, entity.name, 'remove');
  const isOwnDraft = stored.createdById === call.caller.id && stored.values.status === 'draft';
  if (!allowed || (allowed === 'ownDraft' && !isOwnDraft)) refuse('notPermitted');
  if (!(await isWithin(call, entity, id, 'remove'))) refuse('notPermitted');
  if (allowed === 'unused' && (await usesOf(call.db, entity, id)).uses.length > 0) refuse('notPermitted');
  if (removal.version !== undefined && removal.version > stored.version) refuseField('version', 'versionNotValid');
  if (removal.version !== undefined && removal.version < stored.version) {
    const [last] = await changesSince(call.db, entity, id, removal.version);
    const data = { changedBy: last?.by ?? '', changedAt: last?.at ?? null, conflicts: [] };
    refuse('recordChangedByOther', { user: last?.by ?? '', time: last?.at ?? '' }, data);
  }
  return stored;
}

/** Marks the locked record as removed, and with it what belongs to it, unless something in use needs it. */
export async function finishRemoval(call: Call, entity: Entity, stored: Stored, removal: Removal): Promise<Removed> {
  const { id } = stored;
  const used = await usesOf(call.db, entity, id);
  if (used.blocking) {
    const count = used.uses.reduce((sum, use) => sum + (use.blocks ? use.count : 0), 0);
    refuse('deleteBlocked', { count }, await shownUses(call, entity, id));
  }
  const deletionId = uuidV7();
  const reason = removal.reason ?? null;
  await run(call.db, 'insert into deletions (id, entity, record_id, by_id, reason) values ($1, $2, $3, $4, $5)', [
    deletionId,
    entity.name,
    id,
    call.caller.id,
    reason,
  ]);
  const gone: Cascaded[] = [{ entity, id }, ...(await cascadeOf(call.db, entity, id, 'lock'))];
  for (const one of gone) await markRemoved(call, one, deletionId, reason);
  return { deletionId, removed: gone.map((one) => ({ entity: one.entity.name, id: one.id })) };
}

async function markRemoved(
  call: Call,
  { entity, id }: Cascaded,
  deletionId: string,
  reason: string | null,
): Promise<void> {
  const text = `update ${entity.table} set version = version + 1, deleted_at = now(), deleted_by_id = $2, deletion_id = $3,
    updated_at = now(), updated_by_id = $2 where id = $1 returning version`;
  const [row] = await run<{ version: number }>(call.db, text, [id, call.caller.id, deletionId]);
  await writeHistory(call, entity, { recordId: id, version: row?.version ?? 1, action: 'remove', changes: [], reason });
}
