import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import { type FirmTexts, type TextPurpose, textPurposes } from '@mandate/contract/paper/text-purposes.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { readPaperLanguage } from './read-paper-language.ts';

/**
 * The firm's texts for a document, the default of each purpose: in its language, else in the firm's; one for this kind of document goes before
 * one for all. What the firm has none for is empty.
 */
export async function readTexts(
  db: Database,
  { documentKind, language }: { documentKind: DocumentKind; language: PaperLanguage },
): Promise<FirmTexts> {
  const ofFirm = await readPaperLanguage(db, null);
  const text = `select distinct on (purpose) purpose, body from text_blocks
    where deleted_at is null and is_default and language in ($1, $2) and (document_kind is null or document_kind = $3)
    order by purpose, language = $1 desc, document_kind is null`;
  const rows = await run<{ purpose: TextPurpose; body: string }>(db, text, [language, ofFirm, documentKind]);
  const found = new Map(rows.map(({ purpose, body }) => [purpose, body]));
  return Object.fromEntries(textPurposes.map((purpose) => [purpose, found.get(purpose) ?? ''])) as FirmTexts;
}
