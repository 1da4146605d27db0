import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { findVisible } from './find.ts';
import { changesSince, writeHistory } from './history.ts';
import { isWithin } from './scope.ts';
import { run } from './statement.ts';
import { loadStored, type Stored } from './stored.ts';
import { uuidV7 } from './uuid.ts';
import { shownUses, usesOf } from './where-used.ts';

/** What a removal says: the version the caller had seen, and why. */
export interface Removal {
  version?: number | undefined;
  reason?: string | undefined;
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

/** Marks the locked record as removed, unless something in use needs it. */
export async function finishRemoval(call: Call, entity: Entity, stored: Stored, removal: Removal): Promise<Removed> {
  const { id } = stored;
  const used = await usesOf(call.db, entity, id);
  if (used.blocking) {
    const count = used.uses.reduce((sum, use) => sum + (use.blocks ? use.count : 0), 0);
    refuse('deleteBlocked', { count }, await shownUses(call, entity, id));
  }
  const deletionId = uuidV7();
  const version = stored.version + 1;
  const reason = removal.reason ?? null;
  await run(call.db, 'insert into deletions (id, entity, record_id, by_id, reason) values ($1, $2, $3, $4, $5)', [
    deletionId,
    entity.name,
    id,
    call.caller.id,
    reason,
  ]);
  const text = `update ${entity.table} set version = $2, deleted_at = now(), deleted_by_id = $3, deletion_id = $4,
    updated_at = now(), updated_by_id = $3 where id = $1`;
  await run(call.db, text, [id, version, call.caller.id, deletionId]);
  await writeHistory(call, entity, { recordId: id, version, action: 'remove', changes: [], reason });
  return { deletionId, removed: [{ entity: entity.name, id }] };
}
