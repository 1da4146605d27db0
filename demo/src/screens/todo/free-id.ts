/** An id no other has. */
export function freeId(records: readonly { id: number }[]): number {
  return Math.max(0, ...records.map(({ id }) => id)) + 1;
}
