import { fillText } from '../../texts/fill-text.ts';
import type { PaperLanguage } from '../document-kinds.ts';
import { type PaperWordBook, paperWords } from '../words/paper-words.ts';
import { type PaperFormats, paperFormats, paperLocale } from './paper-formats.ts';

/** What a paper is written with: the words of its language, the formats of its locale, and how a word is filled in. */
export interface PaperWriting {
  language: PaperLanguage;
  /** A BCP 47 tag, such as `de-CH`. */
  locale: string;
  words: PaperWordBook;
  formats: PaperFormats;
  /** A word of the paper with its placeholders filled in. */
  say: (word: string, values: Readonly<Record<string, string>>) => string;
}

/** @param firmCountry of the firm, ISO 3166-1 */
export function paperWriting(language: PaperLanguage, firmCountry: string | null): PaperWriting {
  const locale = paperLocale(language, firmCountry);
  return {
    language,
    locale,
    words: paperWords[language],
    formats: paperFormats(locale),
    say: (word, values) => fillText(word, language, (name) => values[name] ?? ''),
  };
}
