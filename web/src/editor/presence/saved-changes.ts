import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { changesOf } from '../../records/changes/record-changes.ts';

/** What nobody types: the status of a project, which only a step changes, and the state a decision or a week gives. */
const given = ['status', 'state'];

/** What was saved since, of what people enter; and in what it is since, which nobody types. */
export function savedChanges(entity: Entity, base: Values, record: Values, reader: Reader): Change[] {
  const names = given.filter((name) => {
    const field = entity.fields[name];
    return field !== undefined && !field.isWritable && isSeen(field, reader);
  });
  return [...changesBetween(base, record, names, {}), ...changesOf(entity, base, record, reader)];
}

/** Whether nothing was saved that somebody types here, but what was decided on it: that can be shown at once. */
export function isDecidedOnly(entity: Entity, base: Values, record: Values, reader: Reader): boolean {
  return entity.fields.status === undefined && changesOf(entity, base, record, reader).length === 0;
}
