import { type PaperLanguage, paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import type { Database } from '../../database/database.ts';
import { parameter } from '../../records/read/parameter.ts';

/**
 * The language a paper is written in: the customer's if papers know it, else the firm's, else English (documents reference 3.3).
 * @param language the customer's, BCP 47; null where there is none
 */
export async function readPaperLanguage(db: Database, language: string | null): Promise<PaperLanguage> {
  return known(language) ?? known(String(await parameter(db, 'company.language'))) ?? 'en';
}

/** `de-CH` is German. */
function known(tag: string | null): PaperLanguage | undefined {
  const [code] = (tag ?? '').toLowerCase().split('-');
  return paperLanguages.find((language) => language === code);
}
