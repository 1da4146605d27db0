import { foldCell } from './fold-cell.ts';

/** What values of a choice are read by: their words and the values themselves, exactly and folded (`foldCell`). */
export type WordsRead = ReadonlyMap<string, string>;

/**
 * What some values are read by. A value wins over the word of another one, and a word that several values share stands for none.
 * @param words the word of each value
 */
export function wordsRead(words: Iterable<readonly [value: string, word: string]>): WordsRead {
  const known = [...words];
  const read = new Map<string, string>();
  for (const keyed of [known.map(([value, word]) => [foldCell(word), value] as const), known.map(foldedValue)])
    for (const [key, value] of unshared(keyed)) read.set(key, value);
  for (const [value] of known) read.set(exactly(value), value);
  return read;
}

// No folded text begins so.
function exactly(text: string): string {
  return `\0${text}`;
}

function foldedValue([value]: readonly [string, string]): readonly [string, string] {
  return [foldCell(value), value];
}

function unshared(keyed: readonly (readonly [key: string, value: string])[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [key] of keyed) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map(keyed.filter(([key]) => counts.get(key) === 1));
}

/** The value a text stands for, or null. */
export function valueOfWord(read: WordsRead, text: string): string | null {
  return read.get(exactly(text)) ?? read.get(foldCell(text)) ?? null;
}

/** What to write for each value: its word, or the value itself where the word would be read as something else or as nothing. */
export function wordsWritten(words: Iterable<readonly [value: string, word: string]>): ReadonlyMap<string, string> {
  const known = [...words];
  const read = wordsRead(known);
  return new Map(known.map(([value, word]) => [value, valueOfWord(read, word) === value ? word : value]));
}
