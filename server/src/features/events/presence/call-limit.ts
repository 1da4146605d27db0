/** The most counts that are kept; beyond it they are dropped. */
const mostCounted = 10_000;

/** How often something may be done within a time. */
interface CallLimit {
  most: number;
  perMs: number;
}

/**
 * Counts calls by who makes them, in this process and in memory: for what would cost more to count in the database than to do.
 * @returns counts a call and gives the seconds to wait; 0 where it is within the limit
 */
export function callLimit({ most, perMs }: CallLimit): (who: string) => number {
  const counted = new Map<string, { since: number; count: number }>();
  return (who) => {
    const now = performance.now();
    const known = counted.get(who);
    const { since, count } = known && now - known.since < perMs ? known : { since: now, count: 0 };
    if (counted.size >= mostCounted) counted.clear();
    counted.set(who, { since, count: count + 1 });
    return count < most ? 0 : Math.ceil((since + perMs - now) / 1_000);
  };
}
