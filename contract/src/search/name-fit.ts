import { foldText } from '../texts/fold-text.ts';
import { searchWords } from './search-words.ts';

/**
 * How well a record, page or command fits what was typed, the best first: by its own name, by its code or what else is written with its name,
 * by the beginnings of words that make its name up, by its other texts, by the name of what it refers to, by a note; or it resembles it.
 */
export const fits = [
  'exact',
  'begins',
  'wordsBegin',
  'within',
  'beside',
  'initials',
  'text',
  'linked',
  'note',
  'resembles',
] as const;
export type Fit = (typeof fits)[number];

/** How well a name fits what was typed. */
export type NameFit = Extract<Fit, 'exact' | 'begins' | 'wordsBegin' | 'within'>;

/** After these a word begins, as the search of the database cuts texts. */
const betweenWords = /[\s\-./_,;:()&+#"']/u;

/** From this length on a word is looked for anywhere, a shorter one at the start of a word. */
const longWord = 3;

/**
 * How well a name fits what was typed, case and accents aside: it is it, begins with it, its words begin with all the words typed, or it has
 * them all.
 * @returns null where it lacks one of them, or nothing was typed
 */
export function nameFit(name: string, typed: string): NameFit | null {
  const words = searchWords(typed);
  if (words.length === 0) return null;
  const folded = searchWords(name).join(' ');
  const whole = words.join(' ');
  if (folded === whole) return 'exact';
  if (folded.startsWith(whole)) return 'begins';
  if (words.every((word) => beginsWord(folded, word))) return 'wordsBegin';
  const isIn = (word: string) => ([...word].length < longWord ? beginsWord(folded, word) : folded.includes(word));
  return words.every(isIn) ? 'within' : null;
}

function beginsWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || betweenWords.test(folded.charAt(at - 1))) return true;
  return false;
}

/** What was found, as far as its place among others depends on it. */
export interface Fitting {
  fit: Fit;
  /** Its own name. */
  name: string;
}

/** Fits up to this one are by the own name. */
export const lastNameFit = 'within' satisfies NameFit;

/**
 * Compares two things that were found: the one that fits better comes first, of those that fit alike by their names the one with the shorter
 * name, which is nearer to what was typed.
 */
export function byFit(one: Fitting, other: Fitting): number {
  const [place, otherPlace] = [fits.indexOf(one.fit), fits.indexOf(other.fit)];
  if (place !== otherPlace || place > fits.indexOf(lastNameFit)) return place - otherPlace;
  return foldText(one.name).length - foldText(other.name).length;
}
