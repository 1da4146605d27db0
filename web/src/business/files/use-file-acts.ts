import type { FileRow } from '@mandate/contract/entities/file.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { removeFile, restoreFile } from './change-file.ts';
import { readFilesAgain } from './file-query.ts';
import { nameOf } from './size-text.ts';

/** What can be done with files; each act says what was done and how to take it back. */
export function useFileActs() {
  const { t } = useTranslation();
  const queries = useQueryClient();

  /** Does something that was refused aloud when it was refused. @returns what it gave, or null */
  async function attempt<Done>(act: () => Promise<Done>): Promise<Done | null> {
    try {
      return await act();
    } catch (problem) {
      if (problem instanceof CallError) return null;
      throw problem;
    } finally {
      await readFilesAgain(queries);
    }
  }

  async function restore(deletionId: string, name: string): Promise<void> {
    if (await attempt(() => restoreFile(deletionId))) showSuccess(t('files.restored', { name }));
  }

  return {
    async remove(file: FileRow): Promise<void> {
      const name = nameOf(file);
      const deletionId = await attempt(() => removeFile(file));
      if (deletionId === null) return;
      const undo = { label: t('files.undo'), run: () => void restore(deletionId, name) };
      showSuccess(t('files.deleted', { name }), { action: undo });
    },
    async saved(file: FileRow): Promise<void> {
      showSuccess(t('files.saved', { name: nameOf(file) }));
      await readFilesAgain(queries);
    },
  };
}
