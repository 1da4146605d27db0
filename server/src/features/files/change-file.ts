import type { Values } from '@mandate/contract/changes/merge.ts';
import { file } from '@mandate/contract/entities/file.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { checkProjectOpen } from '../../business/check-project-open.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { visibilityErrors } from './visibility-errors.ts';

/**
 * Changes what is said of a file: title, kind, who sees it. The file itself and its record stay.
 * @returns the file as it is stored
 * @throws ZodError, Refusal as a register's save; fileNone for a new one, which comes with its bytes; recordLocked
 */
export async function changeFile(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(file, body, call.caller);
  if (sent.version === null) refuse('fileNone');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, file, sent);
    const { stored, wanted } = saving;
    await checkProjectOpen(inside, stored?.values.recordId);
    const moved = ['entity', 'recordId'].filter((name) => wanted[name] !== stored?.values[name]);
    const found = [...moved.map((name) => fieldError(name, 'fileMoved')), ...visibilityErrors(call.caller, wanted)];
    saving.sent = { ...sent, errors: [...sent.errors, ...found] };
    await checkWanted(inside, file, saving);
    return readRecord(inside, file, await finishSave(inside, file, saving));
  });
}
