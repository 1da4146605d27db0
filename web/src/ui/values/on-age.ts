import { untilOlder } from './age-text.ts';

interface Told {
  /** Since when, in milliseconds. */
  since: number;
  changed: () => void;
}

// A timer keeps no longer waits than some weeks, and a device may sleep meanwhile.
const longestWait = 3_600_000;

const told = new Set<Told>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls back when an age is to be told in other words. One timer serves everything that is shown, and waits for the first of them to change.
 * @param instant ISO 8601
 * @returns how to stop
 */
export function onAge(instant: string, changed: () => void): () => void {
  const one = { since: Date.parse(instant), changed };
  told.add(one);
  plan();
  return () => {
    told.delete(one);
    plan();
  };
}

function plan(): void {
  clearTimeout(timer);
  if (told.size === 0) return;
  const now = Date.now();
  const waits = [...told].map(({ since }) => untilOlder(now - since));
  timer = setTimeout(tell, Math.min(longestWait, ...waits));
}

function tell(): void {
  for (const { changed } of [...told]) changed();
  plan();
}
