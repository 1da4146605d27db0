import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { i18n } from '../../lib/i18n/i18n.ts';

/** What a document is called where it is spoken of: "Q26-0118, revision B". */
export function documentName({ number, revision }: Pick<DocumentRow, 'number' | 'revision'>): string {
  return i18n.t('documents.name', { number, revision: revisionLetters(revision) });
}
