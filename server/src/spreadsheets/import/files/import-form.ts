import { refuse } from '../../../http/refusal.ts';
import type { FormRules } from '../../../http/uploads/receive-upload.ts';
import { fileLimits, largestWords } from './file-limits.ts';

/** What is taken of a form with a file to be imported. */
export const importForm: FormRules = {
  bytes: fileLimits.bytes,
  fields: ['recordId'],
  refuseTooLarge: () => refuse('importTooLarge', { max: largestWords }),
  refuseDiskFull: () => refuse('importDiskFull', { seconds: 60 }),
  refuseNoFile: () => refuse('importNoFile'),
};
