import type { Paper } from '@mandate/contract/paper/paper.ts';
import { refuse } from '../../http/refusal.ts';
import { missingGlyphs } from '../../print/missing-glyphs.ts';

/** How many characters are named: who is told the first ones knows which script is meant. */
const told = 10;

/** The characters of a paper that cannot be printed, as people are told them; null where all of them can. */
export function unprintable(paper: Paper): string | null {
  const glyphs = missingGlyphs(paper);
  return glyphs.length > 0 ? glyphs.slice(0, told).join(' ') : null;
}

/** @throws Refusal glyphMissing for a paper with a character that cannot be printed */
export function checkGlyphs(paper: Paper): void {
  const characters = unprintable(paper);
  if (characters !== null) refuse('glyphMissing', { characters });
}
