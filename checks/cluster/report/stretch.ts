import type { Seen } from '../load/call-log.ts';
import type { Outcome } from '../load/outcome.ts';

/** What callers saw of one kind of act, however often it was done. */
export interface Stretch {
  title: string;
  rounds: number;
  seen: Seen;
}

/** Adds what was seen of one more round. */
export function addRound(stretches: Stretch[], title: string, seen: Seen): void {
  const known = stretches.find((one) => one.title === title);
  if (!known) {
    stretches.push({ title, rounds: 1, seen });
    return;
  }
  known.rounds += 1;
  known.seen = together(known.seen, seen);
}

/** Two stretches as one: sums, and the longer of the gaps. */
export function together(one: Seen, other: Seen): Seen {
  const counts = { ...one.counts };
  for (const outcome of Object.keys(counts) as Outcome[]) counts[outcome] += other.counts[outcome];
  const kinds = new Map(one.kinds);
  for (const [kind, count] of other.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  return {
    calls: one.calls + other.calls,
    counts,
    kinds,
    longestGap: {
      write: Math.max(one.longestGap.write, other.longestGap.write),
      read: Math.max(one.longestGap.read, other.longestGap.read),
    },
    longestWait: Math.max(one.longestWait, other.longestWait),
    leaderChange: Math.max(one.leaderChange, other.leaderChange),
    signedOut: one.signedOut + other.signedOut,
    streamsEnded: one.streamsEnded + other.streamsEnded,
    streamsBack: one.streamsBack + other.streamsBack,
    ms: one.ms + other.ms,
  };
}
