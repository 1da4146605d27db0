import type { Values } from '@mandate/contract/changes/merge.ts';
import { note } from '@mandate/contract/entities/note.ts';
import type { NotedNoun } from '@mandate/contract/entities/noted-nouns.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { checkMayNote } from '../../business/check-may-note.ts';
import { checkProjectOpen } from '../../business/check-project-open.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { find, readRecord } from '../../records/read/find.ts';
import { isWithin } from '../../records/rights/scope.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';

/** What a note is about stays as it was made. */
const fixed = ['entity', 'recordId'] as const;

/**
 * Creates or changes a note about a record the caller may read.
 * @returns the stored note
 * @throws ZodError, Refusal as a register's save; validationFailed for a record out of reach; notPermitted, recordLocked
 */
export async function saveNote(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(note, body, call.caller);
  if (sent.version === null && call.caller.isWaiting) refuse('notPermitted');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, note, sent);
    refuseMove(saving);
    if (saving.isRepeat) return find(inside, note, saving.id);
    const { recordId } = saving.wanted;
    const noun = saving.wanted.entity as NotedNoun;
    const isNew = typeof recordId === 'string' && saving.stored === null;
    if (isNew && !(await isWithin(inside, entityNamed(noun), recordId, 'read')))
      saving.sent = { ...sent, errors: [...sent.errors, fieldError('recordId', 'referenceNotFound')] };
    await checkWanted(inside, note, saving);
    if (isNew) await checkMayNote(inside, noun, recordId);
    await checkProjectOpen(inside, recordId);
    return readRecord(inside, note, await finishSave(inside, note, saving));
  });
}

/** @throws Refusal notPermitted when a note would go over to something else */
function refuseMove({ stored, wanted }: Saving): void {
  const moved = fixed.filter((name) => stored !== null && !isSame(stored.values[name], wanted[name]));
  if (moved.length === 0) return;
  refuse('notPermitted', {}, { fieldErrors: moved.map((name) => fieldError(name, 'notPermitted')) });
}
