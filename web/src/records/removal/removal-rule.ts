import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { project } from '@mandate/contract/project/project.ts';
import { undeletableStatuses } from '@mandate/contract/project/way/status.ts';

/**
 * What the state of a record says of deleting it: nothing against it, a reason is wanted, or it stays (domain reference 6).
 * @param record the record, or its row in a list
 */
export function removalRule(entity: Entity, { status }: Values): 'free' | 'withReason' | 'stays' {
  if (entity.name !== project.name) return 'free';
  if (undeletableStatuses.some((kept) => kept === status)) return 'stays';
  return status === 'approved' ? 'withReason' : 'free';
}
