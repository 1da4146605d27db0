function keyOf(accountId: string): string {
  return `mandate-recent-open:${accountId}`;
}

/** Whether a person last left the recent records of the navigation open on this browser. */
export function isRecentOpen(accountId: string): boolean {
  return localStorage.getItem(keyOf(accountId)) !== null;
}

/** Remembers whether they are open. A browser without room for it remembers nothing. */
export function storeRecentOpen(accountId: string, isOpen: boolean): void {
  localStorage.removeItem(keyOf(accountId));
  if (!isOpen) return;
  try {
    localStorage.setItem(keyOf(accountId), 'open');
  } catch {
    // They are closed the next time.
  }
}
