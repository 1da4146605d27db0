import type { TextBlockRow } from '@mandate/contract/entities/text-block.ts';

/** How many letters of a text are enough to tell it from others. */
const mostLetters = 48;

/** A text of the firm as people choose it: how it begins, cut between two words, and its code, which says less where there is little room. */
export function blockLabel({ code, body }: Pick<TextBlockRow, 'code' | 'body'>): string {
  const words = body.split(/\s+/u).filter((word) => word !== '');
  let beginning = '';
  for (const word of words) {
    if (beginning.length + word.length > mostLetters)
      return `${beginning || [...word].slice(0, mostLetters).join('')}… · ${code}`;
    beginning += beginning === '' ? word : ` ${word}`;
  }
  return `${beginning} · ${code}`;
}
