/** How many choices of one kind are remembered. */
const mostRecent = 5;

// Under the person's id, so that nobody is offered what somebody else chose here.
function keyOf(userId: string, noun: string): string {
  return `recent-choices:${userId}:${noun}`;
}

/**
 * The records of a kind this person chose last in this browser, the latest first. Only ids are kept: what a record is called,
 * and whether it is still there for this person, is asked of the server each time.
 * @param noun the entity's name
 */
export function readRecentChoices(userId: string, noun: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, noun)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Remembers that this person chose a record. A browser without room for it remembers nothing. */
export function storeRecentChoice(userId: string, noun: string, id: string): void {
  write(userId, noun, [id, ...readRecentChoices(userId, noun).filter((other) => other !== id)].slice(0, mostRecent));
}

/** Forgets a record that is no longer there to be chosen. */
export function purgeRecentChoices(userId: string, noun: string, id: string): void {
  write(
    userId,
    noun,
    readRecentChoices(userId, noun).filter((other) => other !== id),
  );
}

function write(userId: string, noun: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(userId, noun), JSON.stringify(ids));
  } catch {
    // Without a memory the first ones are offered.
  }
}
