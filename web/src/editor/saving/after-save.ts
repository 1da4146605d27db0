/** How a person goes on once a record is saved: stays with it, closes it, or begins a new one. */
export type AfterSave = 'stay' | SaveWay;

/** The ways that leave the record. */
export type SaveWay = 'close' | 'next';

function keyOf(accountId: string): string {
  return `mandate-after-save:${accountId}`;
}

/** Some ways to go on, the one this person took last on this browser first. */
export function lastFirst(ways: readonly AfterSave[], accountId: string): readonly AfterSave[] {
  const last = localStorage.getItem(keyOf(accountId));
  return [...ways].sort((one, other) => Number(other === last) - Number(one === last));
}

/** Remembers the way that was taken. A browser without room for it remembers nothing. */
export function rememberWay(accountId: string, way: SaveWay): void {
  try {
    localStorage.setItem(keyOf(accountId), way);
  } catch {
    localStorage.removeItem(keyOf(accountId));
  }
}
