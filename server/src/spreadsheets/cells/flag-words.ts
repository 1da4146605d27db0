import { everyWords, type Words } from '../../words/words.ts';
import { foldCell } from './fold-cell.ts';

/** The word of a flag. */
export function flagWord(words: Words, flag: boolean): string {
  return words.at(flag ? 'list.yes' : 'list.no') ?? String(flag);
}

const marks = { true: true, false: false, 1: true, 0: false, x: true };

let known: ReadonlyMap<string, boolean> | undefined;

/** What flags are read by; made when the first is read. */
function flags(): ReadonlyMap<string, boolean> {
  const said = () =>
    everyWords().flatMap((words) => [true, false].map((flag) => [flagWord(words, flag), flag] as const));
  known ??= new Map([...said(), ...Object.entries(marks)].map(([text, flag]) => [foldCell(text), flag]));
  return known;
}

/** Reads a flag: its word in any language, `true` and `false`, 1 and 0, or a mark `x`, case aside; null for anything else. */
export function readFlag(text: string): boolean | null {
  return flags().get(foldCell(text)) ?? null;
}
