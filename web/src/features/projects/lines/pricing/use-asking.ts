import { useMemo } from 'react';
import { useNameMatching } from '../delivery/use-name-matching.ts';
import type { EditLine } from '../edit-line.ts';
import type { LineEdits } from '../use-lines.ts';
import { useLineRates } from './use-line-rates.ts';

/**
 * Sees to it that names on lines are matched, and prices and costs found, while the person types on.
 * Nothing is looked up for who reads, no price while prices are frozen.
 * @returns the lines that wait for an answer
 */
export function useAsking(
  lines: readonly EditLine[],
  edits: LineEdits,
  { isReading, isFrozen }: { isReading: boolean; isFrozen: boolean },
): ReadonlySet<string> {
  const matching = useNameMatching(lines, edits, isReading);
  const pricing = useLineRates(lines, edits, isReading || isFrozen);
  return useMemo(() => new Set([...matching, ...pricing]), [matching, pricing]);
}
