import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type HistoryCall, writeHistory } from '../history/history.ts';
import { type Stored, writableNames, writablePartNames } from '../read/stored.ts';
import { updateRecord } from './insert-and-update.ts';

/**
 * Changes a locked record as part of something else that happens: under its next version and with its history, so that who has it open
 * merges. Nothing is checked, and nothing is written where nothing differs.
 */
export async function changeRecord(call: HistoryCall, entity: Entity, stored: Stored, wanted: Values): Promise<void> {
  const { id, values } = stored;
  const changes = changesBetween(values, wanted, writableNames(entity.fields), writablePartNames(entity));
  if (changes.length === 0) return;
  const version = stored.version + 1;
  await updateRecord(call, entity, id, values, wanted, version);
  await writeHistory(call, entity, { recordId: id, version, action: 'save', changes });
}
