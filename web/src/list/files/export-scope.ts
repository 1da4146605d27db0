/** What of the records goes into a file: the columns shown, or every field and the rows that belong to it. */
export const exportScopes = ['shown', 'whole'] as const;
export type ExportScope = (typeof exportScopes)[number];

// Under the person's id, so that nobody is offered what somebody else chose here.
const keyOf = (userId: string) => `export-scope:${userId}`;

/** What this person chose last in this browser. */
export function readScope(userId: string): ExportScope {
  try {
    return localStorage.getItem(keyOf(userId)) === 'whole' ? 'whole' : 'shown';
  } catch {
    return 'shown';
  }
}

/** Remembers what this person chose. A browser without room for it remembers nothing. */
export function storeScope(userId: string, scope: ExportScope): void {
  try {
    localStorage.setItem(keyOf(userId), scope);
  } catch {
    // Without a memory the columns shown are offered first.
  }
}
