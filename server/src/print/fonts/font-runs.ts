import type { InstalledFont } from './installed-fonts.ts';

/** A part of a text that one typeface has all of. */
export interface FontRun {
  font: InstalledFont;
  text: string;
}

/**
 * Divides a printable text by typefaces: each character is of the first that has it, and a mark stays with its letter where that typeface has it.
 * @throws Error for a character that none has, which `missingGlyphs` tells before
 */
export function fontRuns(text: string, fonts: readonly InstalledFont[]): FontRun[] {
  const [first] = fonts;
  if (first && /^[\x20-\x7e]*$/.test(text)) return text === '' ? [] : [{ font: first, text }];
  const runs: FontRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontOf(character, /^\p{M}$/u.test(character) && last ? [last.font, ...fonts] : fonts);
    if (!font) throw new Error(`No installed font has U+${codeOf(character)}.`);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** The first of some typefaces that has a character. */
export function fontOf(character: string, fonts: readonly InstalledFont[]): InstalledFont | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return fonts.find(({ covers }) => covers(codePoint));
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
