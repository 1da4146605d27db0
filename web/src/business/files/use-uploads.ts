import type { FileRow } from '@mandate/contract/entities/file.ts';
import { endingOf, fileSizeWords, largestFile, typeClaimed } from '@mandate/contract/values/file-types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { CallError } from '../../lib/calls/call.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { senderTo } from './change-file.ts';
import { readFilesAgain } from './file-query.ts';
import { type Upload, uploadQueue } from './upload-queue.ts';

/** How many files are taken at once (safety G1). */
const mostAtOnce = 20;

/** What is wrong with a file before it is sent; null when nothing can be seen from here. */
function problemWith(file: File): string | null {
  if (file.size > largestFile) return i18n.t('fileTooLarge', { ns: 'error', max: fileSizeWords.largest });
  if (typeClaimed(file.name) === null)
    return i18n.t('fileTypeNotAllowed', { ns: 'error', ending: endingOf(file.name) });
  return file.size === 0 ? i18n.t('fileEmpty', { ns: 'error' }) : null;
}

/**
 * The files being added to a record, and how one adds, cancels and tries again.
 * @param onAdded told of each file that was taken
 */
export function useUploads(entity: FileRow['entity'], recordId: string, onAdded: (upload: Upload) => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [queue] = useState(() =>
    uploadQueue({
      send: senderTo(entity, recordId),
      check: problemWith,
      problemOf: (failure) => (failure instanceof CallError ? failure.message : String(failure)),
      onAdded: (upload) => {
        void readFilesAgain(queries);
        onAdded(upload);
      },
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  return {
    uploads,
    queue,
    add: (files: readonly File[], kind: string) => {
      if (files.length > mostAtOnce) showInfo(t('files.tooMany', { max: mostAtOnce }));
      queue.add(
        files.slice(0, mostAtOnce).map((file) => ({ id: newRecordId(), file })),
        kind,
      );
    },
  };
}
