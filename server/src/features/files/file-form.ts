import { fileSizeWords, largestFile } from '@mandate/contract/values/file-types.ts';
import { refuse } from '../../http/refusal.ts';
import type { ArchiveLimits } from '../../http/uploads/archive-entries.ts';
import type { FormRules } from '../../http/uploads/receive-upload.ts';

const mebibyte = 1024 * 1024;

/** What is taken of a form with a file to be kept (safety G1, G4). */
export const fileForm: FormRules = {
  bytes: largestFile,
  fields: ['id', 'entity', 'recordId', 'kind', 'title', 'visibility'],
  refuseTooLarge: () => refuse('fileTooLarge', { max: fileSizeWords.largest }),
  refuseDiskFull: () => refuse('fileDiskFull', { seconds: 60 }),
  refuseNoFile: () => refuse('fileNone'),
};

/** What a document of Word or Excel, which is an archive, may hold (safety G5). */
export const documentLimits: ArchiveLimits = {
  entries: 2_000,
  unpackedBytes: 200 * mebibyte,
  ratio: 200,
  smallBytes: mebibyte,
};
