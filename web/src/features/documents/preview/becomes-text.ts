import type { DocumentPreview } from '@mandate/contract/documents/document-detail.ts';
import { document as facts } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { choiceLabel } from '../../../records/words/words.ts';

/** What a paper becomes when it is issued: "Q26-0118, revision B", or that its number is given then. */
export function becomesText({ paper, becomes }: Pick<DocumentPreview, 'paper' | 'becomes'>): string {
  const revision = revisionLetters(becomes.revision);
  if (becomes.number !== null) return i18n.t('documents.name', { number: becomes.number, revision });
  return i18n.t('documents.nextNumber', { kind: choiceLabel(facts, 'kind', paper.kind), revision });
}
