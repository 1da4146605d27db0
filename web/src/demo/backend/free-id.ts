import { numberOf } from './sent-values.ts';

/** The number that was sent for a new record, or the next one where it is none or is taken. */
export function freeId(sent: unknown, among: readonly { id: number }[]): number {
  const wanted = numberOf(sent);
  const isFree = wanted > 0 && among.every(({ id }) => id !== wanted);
  return isFree ? wanted : Math.max(0, ...among.map(({ id }) => id)) + 1;
}
