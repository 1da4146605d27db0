import { createHash } from 'node:crypto';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { type FileKind, file, firstVisibility } from '@mandate/contract/entities/file.ts';
import type { NotedNoun } from '@mandate/contract/entities/noted-nouns.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { checkMayNote } from '../../business/check-may-note.ts';
import { checkProjectOpen } from '../../business/check-project-open.ts';
import { storeContent } from '../../business/files/file-contents.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuseFields } from '../../http/refusal.ts';
import { readUpload, type UploadedFile } from '../../http/uploads/uploaded-file.ts';
import { find, findVisible, readRecord } from '../../records/read/find.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { checkRoom, visibilityErrors } from './visibility-errors.ts';

/**
 * Adds a file to a record: looks what it is, keeps it without what pictures say beside themselves. Sent again under the id it proposes it is
 * the same file.
 * @param fields of the form beside the file
 * @returns the file as it is stored
 * @throws ZodError, Refusal as a register's save; recordNotFound, recordLocked, fileRoomUsed, and what `checkedContent` refuses
 */
export async function addFile(call: Call, upload: UploadedFile, fields: Values): Promise<Values> {
  const read = readBody(file, fields, call.caller);
  refuseFields(read.errors);
  const sent = { ...read, bodyHash: fingerprint(`${read.bodyHash} ${upload.name} ${upload.sha256}`) };
  // Before the file is looked into: only who may read the record learns anything of what is done with its files.
  const { id: recordId } = await findVisible(
    call,
    entityNamed(String(sent.values.entity)),
    String(sent.values.recordId),
  );
  await checkMayNote(call, sent.values.entity as NotedNoun, recordId);
  // With the packages that know documents, loaded with the first file.
  const { checkedContent } = await import('./checked-content.ts');
  const { type, bytes } = await checkedContent(upload.name, await readUpload(upload));
  const sha256 = fingerprint(bytes);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, file, sent);
    if (saving.isRepeat) return find(inside, file, saving.id);
    const visibility = saving.wanted.visibility ?? firstVisibility(saving.wanted.kind as FileKind);
    const facts = { visibility, fileName: upload.name, type, size: bytes.length, sha256 };
    saving.wanted = { ...saving.wanted, ...facts };
    refuseFields(visibilityErrors(call.caller, saving.wanted));
    await checkWanted(inside, file, saving);
    await checkProjectOpen(inside, saving.wanted.recordId);
    await checkRoom(inside, bytes.length);
    await storeContent(db, sha256, bytes);
    return readRecord(inside, file, await finishSave(inside, file, saving));
  });
}

function fingerprint(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
