import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../read/find.ts';
import { beginSave } from './begin-save.ts';
import { checkWanted, finishSave } from './finish-save.ts';
import { readBody } from './read-body.ts';
import { sightOfSave } from './sight-of-save.ts';

/**
 * Creates or changes a record of a register: without `version` it creates, with it it updates and merges what others changed since.
 * @returns the stored record
 * @throws ZodError, Refusal as {@link beginSave}, {@link checkWanted} and {@link finishSave} say
 */
export async function save(call: Call, entity: Entity, body: unknown): Promise<Values> {
  const sent = readBody(entity, body, sightOfSave(call));
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, entity, sent);
    if (saving.isRepeat) return readRecord(inside, entity, saving.id);
    saving.wanted = completed(entity, saving.wanted);
    await checkWanted(inside, entity, saving);
    return readRecord(inside, entity, await finishSave(inside, entity, saving));
  });
}
