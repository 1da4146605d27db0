import type { TextBlockRow } from '@mandate/contract/entities/text-block.ts';

/** How many letters of a text are enough to tell it from others. */
const mostLetters = 48;

/** A text of the firm as people choose it: its code, and how it begins, cut between two words. */
export function blockLabel({ code, body }: Pick<TextBlockRow, 'code' | 'body'>): string {
  const words = body.split(/\s+/u).filter((word) => word !== '');
  let beginning = '';
  for (const word of words) {
    if (beginning.length + word.length > mostLetters)
      return `${code} · ${beginning || [...word].slice(0, mostLetters).join('')}…`;
    beginning += beginning === '' ? word : ` ${word}`;
  }
  return `${code} · ${beginning}`;
}
