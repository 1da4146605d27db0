import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { writeHistories } from '../history/history.ts';
import { writableNames, writablePartNames } from '../read/stored.ts';
import { insertRecords } from './insert-and-update.ts';

/** A new record, and the fingerprint of what was sent to create it, where a call did. */
export interface Created {
  id: string;
  values: Values;
  bodyHash?: string;
}

/** Stores new records together, each with its history. Nothing is checked, and none of their ids is in use. */
export async function createRecords(call: Call, entity: Entity, records: readonly Created[]): Promise<void> {
  if (records.length === 0) return;
  await insertRecords(call, entity, records);
  const names = writableNames(entity.fields);
  const entries = records.map(({ id, values, bodyHash }) => {
    const changes = changesBetween({}, values, names, writablePartNames(entity));
    return { recordId: id, version: 1, changes, ...(bodyHash !== undefined && { bodyHash }) };
  });
  await writeHistories(call, entity, 'create', entries);
}
