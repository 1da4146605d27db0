import { everyWords, type Words } from '../../words/words.ts';
import { foldCell } from './fold-cell.ts';

/** The word of a flag. */
export function flagWord(words: Words, flag: boolean): string {
  return words.at(flag ? 'list.yes' : 'list.no') ?? String(flag);
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...everyWords().flatMap((words) => [true, false].map((flag) => [foldCell(flagWord(words, flag)), flag] as const)),
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['x', true],
]);

/** Reads a flag: its word in any language, `true` and `false`, 1 and 0, or a mark `x`, case aside; null for anything else. */
export function readFlag(text: string): boolean | null {
  return flags.get(foldCell(text)) ?? null;
}
