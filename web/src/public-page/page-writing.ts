import type { PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import { paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { type PublicWords, publicWords } from '@mandate/contract/paper/public-words/public-words.ts';
import { paperWords } from '@mandate/contract/paper/words/paper-words.ts';
import { paperFormats } from '@mandate/contract/paper/written/paper-formats.ts';
import type { PaperWriting } from '@mandate/contract/paper/written/paper-writing.ts';
import { fillText } from '@mandate/contract/texts/fill-text.ts';

/** What the page is written with: its own words beside those of the paper, figures and days as the paper writes them. */
export interface PageWriting extends PaperWriting {
  own: PublicWords;
  /** An amount with the code of its currency, on one line. */
  money: (value: string, currency: string) => string;
}

/** @param locale of the paper, a BCP 47 tag */
export function pageWriting(language: PaperLanguage, locale: string): PageWriting {
  const formats = paperFormats(locale);
  return {
    language,
    locale,
    words: paperWords[language],
    own: publicWords[language],
    formats,
    say: (word, values) => fillText(word, language, (name) => values[name] ?? ''),
    money: (value, currency) => `${formats.amount(value, currency)}\u00A0${currency}`,
  };
}

/** What is said before it is known in which language the paper is: the first language of the reader that papers have, else English. */
export function readersWriting(): PageWriting {
  const language = navigator.languages
    .map((tag) => paperLanguages.find((known) => known === tag.slice(0, 2).toLowerCase()))
    .find((known) => known !== undefined);
  return pageWriting(language ?? 'en', language ?? 'en');
}
