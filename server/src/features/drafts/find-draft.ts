import type { Draft } from '@mandate/contract/entities/draft.ts';
import type { Call } from '../../calls/call.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { isPathSeen, seenValue } from '../../records/read/seen-values.ts';
import { ownDraft, type StoredDraft } from './draft-store.ts';
import { draftedEntity, readerOf } from './drafted-entity.ts';
import { draftedVersion } from './drafted-version.ts';

/**
 * A draft of the caller's own, with the changes they may still see.
 * @throws Refusal recordNotFound, also when they may not see the record any more
 */
export async function findDraft(call: Call, id: string): Promise<Draft> {
  const stored = await ownDraft(call, id);
  if ((await draftedVersion(call, stored)) === undefined) refuse('recordNotFound');
  return shownDraft(call.caller, stored);
}

/** A draft as its owner may see it; that they may see the record was checked. */
export function shownDraft(caller: Caller, stored: StoredDraft): Draft {
  const entity = draftedEntity(stored.entity);
  if (!entity) return refuse('recordNotFound');
  const reader = readerOf(caller, entity, stored.recordId);
  const changes = stored.changes.flatMap((change) => {
    if (!isPathSeen(entity, change.field, reader)) return [];
    const [old, now] = [change.old, change.new].map((value) => seenValue(entity, change.field, value, reader));
    return [{ field: change.field, old, new: now }];
  });
  return { ...stored, changes, changeCount: changes.length };
}
