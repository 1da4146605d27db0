import type { NamesFile } from '../../documents/letter-body.ts';
import type { DocumentKind, PaperLanguage } from '../document-kinds.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** What mails with a document say of themselves, in each language of papers. */
export const mailWords: Readonly<Record<PaperLanguage, typeof en>> = { en, de, fr, it, es };

/**
 * Where a text names the attachment in words the product began with, in whatever language they stand: null where it does not, and where
 * somebody put it in words of their own.
 */
export function namesFile(body: string, kind: DocumentKind): NamesFile | null {
  return Object.values(mailWords).find(({ attached }) => body.includes(attached[kind].said))?.attached[kind] ?? null;
}

/**
 * A text that offers nothing to be accepted any more: what the product began with, in whatever language, says it as of a quote that ended. Words
 * of somebody's own stay.
 */
export function withoutOffer(body: string): string {
  const said = Object.values(mailWords).flatMap(({ offered }) => Object.values(offered));
  return said.reduce((text, offer) => text.replace(offer.said, offer.instead), body);
}
