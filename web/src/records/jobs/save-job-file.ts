import { downloadFile, type SavedFile } from '../../lib/calls/download-file.ts';

/** Saves the file a job made. @throws {CallError} also when it is no longer kept, or the person may not have it any more */
export function saveJobFile(jobId: string): Promise<SavedFile> {
  return downloadFile('GET', `/job/get-file/${jobId}`);
}
