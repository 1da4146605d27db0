import { wordAt } from '../../records/words.ts';
import { foldCell } from './fold-cell.ts';

/** The word of a flag. */
export function flagWord(flag: boolean): string {
  return wordAt(flag ? 'list.yes' : 'list.no') ?? String(flag);
}

const flags: ReadonlyMap<string, boolean> = new Map([
  [foldCell(flagWord(true)), true],
  [foldCell(flagWord(false)), false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['x', true],
]);

/** Reads a flag: its word, `true` and `false`, 1 and 0, or a mark `x`, case aside; null for anything else. */
export function readFlag(text: string): boolean | null {
  return flags.get(foldCell(text)) ?? null;
}
