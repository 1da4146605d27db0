import { draft } from '@mandate/contract/entities/draft.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import type { Removed } from '../../records/remove/remove.ts';
import { type DraftHead, ownHead } from './draft-store.ts';

/**
 * Removes a draft of the caller's own; for a day it can be restored. What it is of may be out of sight by then.
 * @param version the version the caller had seen
 * @throws Refusal recordNotFound, recordChangedByOther
 */
export async function removeDraft(call: Call, id: string, version?: number): Promise<Removed> {
  const stored = await ownHead(call, id);
  if (stored.deletedAt !== null) refuse('recordNotFound');
  if (version !== undefined && version > stored.version) refuseField('version', 'versionNotValid');
  if (version !== undefined && version < stored.version) refuseOlder(call, stored);
  const deletionId = uuidV7();
  const text = `update ${draft.table} set version = version + 1, updated_at = now(), deleted_at = now(), deletion_id = $3
    where id = $1 and deleted_at is null and version = coalesce($2, version) returning id`;
  const removed = await run(call.db, text, [stored.id, version ?? null, deletionId]);
  if (removed.length === 0) refuseOlder(call, await ownHead(call, id));
  return { deletionId, removed: [{ entity: draft.name, id: stored.id }] };
}

function refuseOlder({ caller }: Call, { updatedAt }: DraftHead): never {
  const data = { changedBy: caller.fullName, changedAt: updatedAt, conflicts: [] };
  return refuse('recordChangedByOther', { user: caller.fullName, time: updatedAt }, data);
}
