import type { Draft } from '@mandate/contract/entities/draft.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';
import { isPathSeen, seenValue } from '../../records/read/seen-values.ts';
import { ownDraft, type StoredDraft } from './draft-store.ts';
import { draftedEntity, factsFor, readerOf } from './drafted-entity.ts';
import { draftedVersion } from './drafted-version.ts';

/**
 * A draft of the caller's own, with the changes they may still see.
 * @throws Refusal recordNotFound, also when they may not see the record any more
 */
export async function findDraft(call: Call, id: string): Promise<Draft> {
  const stored = await ownDraft(call, id);
  if ((await draftedVersion(call, stored)) === undefined) refuse('recordNotFound');
  return shownDraft(call, stored);
}

/** A draft as its owner may see it; that they may see the record was checked. */
export async function shownDraft(call: Pick<Call, 'db' | 'caller'>, stored: StoredDraft): Promise<Draft> {
  const drafted = draftedEntity(stored.entity);
  if (!drafted) return refuse('recordNotFound');
  const entity = await factsFor(call, drafted, stored.changes);
  const reader = await readerOf(call, entity, stored);
  const changes = stored.changes.flatMap((change) => {
    if (!isPathSeen(entity, change.field, reader)) return [];
    const [old, now] = [change.old, change.new].map((value) => seenValue(entity, change.field, value, reader));
    return [{ field: change.field, old, new: now }];
  });
  return { ...stored, changes, changeCount: changes.length };
}
