/** The id after the highest of some records. */
export function nextId(records: readonly { id: number }[]): number {
  return Math.max(0, ...records.map(({ id }) => id)) + 1;
}
