import type { Paper } from '@mandate/contract/paper/paper.ts';
import { fontOf } from './fonts/font-runs.ts';
import { installedFonts } from './fonts/installed-fonts.ts';
import { printableText } from './fonts/printable-text.ts';

/** Written from right to left, which the layout does not know. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The characters of a paper that cannot be printed, each once in the order they come: no installed font has them, or they are of a script that
 * runs from right to left. Whoever issues a paper asks before a number is given (`glyphMissing`).
 */
export function missingGlyphs(paper: Paper): string[] {
  const fonts = installedFonts();
  const met = new Set<string>();
  for (const text of textsIn(paper)) for (const character of printableText(text)) met.add(character);
  return [...met].filter((each) => each !== '\n' && (rightToLeft.test(each) || !fontOf(each, fonts)));
}

/** Every text of a value, whatever it says. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}
