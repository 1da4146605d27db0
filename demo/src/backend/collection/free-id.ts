import { nextId } from '../../records/next-id.ts';

/** A whole number that was sent as one or as text; NaN, the id of nothing, where it is none. */
export function wholeOf(sent: unknown): number {
  return typeof sent === 'number' || typeof sent === 'string' ? Number.parseInt(String(sent), 10) : Number.NaN;
}

/** The number that was sent for a new record, or the next one where it is none or is taken. */
export function freeId(sent: unknown, among: readonly { id: number }[]): number {
  const wanted = wholeOf(sent);
  const isFree = wanted > 0 && among.every(({ id }) => id !== wanted);
  return isFree ? wanted : nextId(among);
}
