import type { FileRow } from '@mandate/contract/entities/file.ts';
import { type CallOptions, call } from '../../lib/calls/call.ts';
import { downloadFile, fetchFile } from '../../lib/calls/download-file.ts';
import { sendWithProgress } from '../../lib/calls/send-with-progress.ts';
import type { SendUpload } from './upload-queue.ts';

type Stored = Pick<FileRow, 'id' | 'version'>;

const quiet: CallOptions = { quiet: true, silent: true };
const bytesOf = (id: string) => `/file/get-by-id/${encodeURIComponent(id)}`;

/** How the files of a record are sent. */
export function senderTo(entity: FileRow['entity'], recordId: string): SendUpload {
  return ({ id, file, kind }, onSent, signal) => {
    const form = new FormData();
    // Fields come before the file, so that they are known when it is read.
    for (const [name, value] of Object.entries({ id, entity, recordId, kind })) form.set(name, value);
    form.set('file', file, file.name);
    return call('POST', '/file/save', form, { ...quiet, signal, sender: sendWithProgress(onSent) });
  };
}

/** Changes what is said of a file. @throws CallError, and shows nothing by itself */
export function changeFile({ id, version }: Stored, values: Partial<FileRow>): Promise<FileRow> {
  return call<FileRow>('POST', '/file/save', { id, version, ...values }, quiet);
}

/** Removes a file. @returns the id of the deletion */
export async function removeFile({ id, version }: Stored): Promise<string> {
  return (await call<{ deletionId: string }>('DELETE', `/file/remove/${id}?version=${version}`)).deletionId;
}

/** Restores a file by the id of its deletion. */
export function restoreFile(deletionId: string): Promise<FileRow> {
  return call<FileRow>('PUT', `/file/undelete/${deletionId}`);
}

/** Saves a file under its own name. */
export function saveFile(id: string): Promise<unknown> {
  return downloadFile('GET', bytesOf(id));
}

/** Fetches a picture to be shown. */
export function fetchPicture(id: string, signal: AbortSignal): Promise<Blob> {
  return fetchFile(bytesOf(id), { ...quiet, signal });
}
