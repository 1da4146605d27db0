import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { changesOf } from '../../records/changes/record-changes.ts';

/** What was saved since, of what people enter; and the status, which only a step changes. */
export function savedChanges(entity: Entity, base: Values, record: Values, reader: Reader): Change[] {
  const { status } = entity.fields;
  const isStep = status !== undefined && !status.isWritable && isSeen(status, reader);
  const steps = isStep ? changesBetween(base, record, ['status'], {}) : [];
  return [...steps, ...changesOf(entity, base, record, reader)];
}
