import { foldText } from '../texts/fold-text.ts';

/** The words a search is for, folded. */
export function searchWords(search: string): string[] {
  return foldText(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** A part of a text: from where to before where, in UTF-16 units. */
export type Stretch = readonly [from: number, to: number];

/**
 * Where folded words stand in a text, in order and without overlap: anywhere from three characters on, else at the start of a word, as
 * the search of lists finds them.
 */
export function stretchesOf(text: string, words: readonly string[]): Stretch[] {
  const { folded, origins, ends } = foldWithOrigins(text);
  const found: Stretch[] = [];
  for (const word of words) {
    const isLong = [...word].length >= 3;
    for (let at = folded.indexOf(word); at >= 0 && word !== ''; at = folded.indexOf(word, at + word.length)) {
      if (!isLong && at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) continue;
      found.push([origins[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
    }
  }
  return joined(found);
}

/** A folded text, and for each of its units where the letter it comes from begins and ends in the text. */
export function foldWithOrigins(text: string): { folded: string; origins: number[]; ends: number[] } {
  let folded = '';
  const origins: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = foldText(letter);
    folded += small;
    for (let unit = 0; unit < small.length; unit += 1) {
      origins.push(at);
      ends.push(at + letter.length);
    }
    at += letter.length;
  }
  return { folded, origins, ends };
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const inOrder = stretches.toSorted(([a], [b]) => a - b);
  const result: Stretch[] = [];
  for (const [from, to] of inOrder) {
    const last = result.at(-1);
    if (last === undefined || from > last[1]) result.push([from, to]);
    else result[result.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return result;
}

const before = 30;
const after = 70;

/**
 * Some words of a text around the first place where one of the words stands, on one line, with an ellipsis where something is left out.
 * @returns null where none of them stands in it
 */
export function fragmentAround(text: string, words: readonly string[]): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  const [first] = stretchesOf(line, words);
  if (first === undefined) return null;
  const [from, to] = first;
  const start = from <= before ? 0 : blankAfter(line, from - before, from);
  const end = line.length - to <= after ? line.length : blankBefore(line, to + after, to);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).toWellFormed()}${end < line.length ? '…' : ''}`;
}

/** Where the first word begins between two places; the first place where none does. */
function blankAfter(line: string, from: number, to: number): number {
  const at = line.indexOf(' ', from);
  return at >= 0 && at < to ? at + 1 : from;
}

function blankBefore(line: string, from: number, to: number): number {
  const at = line.lastIndexOf(' ', from);
  return at > to ? at : from;
}
