import { type Fit, nameFit } from '@mandate/contract/search/name-fit.ts';
import { foldWithOrigins, type Stretch, searchWords, stretchesOf } from '@mandate/contract/search/search-words.ts';

/** How the line of a command or page has what was typed. */
export interface LineFit {
  fit: Fit;
  /** What of the label was typed. */
  stretches: readonly Stretch[];
}

/**
 * Compares a line with what was typed, whatever the case and accents: its own name, then its label, then the beginnings of words of the label
 * that make up what was typed, at last its letters in their order.
 * @returns null where it does not fit at all
 */
export function fitOf({ label, name = label }: { label: string; name?: string }, typed: string): LineFit | null {
  const words = searchWords(typed);
  if (words.length === 0) return null;
  const fit = nameFit(name, typed) ?? (nameFit(label, typed) === null ? null : 'beside');
  if (fit !== null) return { fit, stretches: stretchesOf(label, words) };
  const { folded, origins, ends } = foldWithOrigins(label);
  const letters = words.join('');
  const starts = beginningsOf(folded, letters, 0, 0, new Set());
  const places = starts ?? inOrder(folded, letters);
  if (places === null) return null;
  const stretches = places.map((at): Stretch => [origins[at] ?? 0, ends[at] ?? label.length]);
  return { fit: starts ? 'initials' : 'resembles', stretches: together(stretches) };
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

function isBeginning(text: string, at: number): boolean {
  return isLetter(text[at]) && !isLetter(text[at - 1]);
}

/**
 * Where the letters stand when each begins a word or follows the one before it.
 * @param dead pairs of places from which nothing was found, so that none is tried twice
 */
function beginningsOf(text: string, letters: string, from: number, taken: number, dead: Set<string>): number[] | null {
  if (taken === letters.length) return [];
  const key = `${from} ${taken}`;
  if (dead.has(key)) return null;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] !== letters[taken] || !(isBeginning(text, at) || (taken > 0 && at === from))) continue;
    const rest = beginningsOf(text, letters, at + 1, taken + 1, dead);
    if (rest) return [at, ...rest];
  }
  dead.add(key);
  return null;
}

function inOrder(text: string, letters: string): number[] | null {
  const places: number[] = [];
  for (const letter of letters.split('')) {
    const at = text.indexOf(letter, (places.at(-1) ?? -1) + 1);
    if (at < 0) return null;
    places.push(at);
  }
  return places;
}

function together(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const [from, to] of stretches) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(to, last[1])];
    else result.push([from, to]);
  }
  return result;
}
