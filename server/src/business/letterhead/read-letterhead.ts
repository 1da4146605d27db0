import type { PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import { composeLetterhead, letterheadKeys } from '@mandate/contract/paper/letterhead/compose-letterhead.ts';
import type { PaperLetterhead } from '@mandate/contract/paper/paper.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../records/read/parameter.ts';
import { readPaperLanguage } from './read-paper-language.ts';

/** What of a paper its letterhead depends on. */
interface LetterheadWanted {
  /** Of its amounts (ISO 4217): says which bank account stands at the foot; absent for a paper without amounts. */
  currency?: string | undefined;
  /** Of its words; absent, the firm's. */
  language?: PaperLanguage | undefined;
}

/** What is printed around a document that is made now, as the firm's parameters say. */
export async function readLetterhead(
  db: Database,
  { currency, language }: LetterheadWanted = {},
): Promise<PaperLetterhead> {
  const values = await parameters(db, letterheadKeys);
  const spoken = language ?? (await readPaperLanguage(db, null));
  return composeLetterhead(values, { currency: currency ?? null, language: spoken });
}
