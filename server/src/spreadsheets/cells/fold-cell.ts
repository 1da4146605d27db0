import { withoutAccents } from '@mandate/contract/texts/fold-text.ts';

/** A text as words of files are compared: without case, accents and the shapes of blanks and apostrophes. */
export function foldCell(text: string): string {
  // With one letter for what only looks different, such as a ligature or a digit of full width.
  return withoutAccents(text.normalize('NFKC'))
    .replace(/[‘’´`]/g, "'")
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
