const mostRows = 200;
const windowMs = 15 * 60_000;
const mostNetworks = 10_000;

/**
 * Counts refusals by network, so that who calls over and over cannot fill the audit: 200 in a quarter of an hour.
 * Counted in memory: a restart starts from zero, which helps nobody.
 * @returns whether one more of a network is within its limit
 */
export function floodLimit(clock: () => number = Date.now): (network: string) => boolean {
  const counts = new Map<string, { count: number; since: number }>();
  return (network) => {
    const now = clock();
    const known = counts.get(network);
    if (known && now - known.since < windowMs) {
      known.count += 1;
      return known.count <= mostRows;
    }
    if (counts.size >= mostNetworks) purgePast(counts, now);
    // As many networks at once are one flood: none of them is written any more until some are past.
    if (counts.size >= mostNetworks) return false;
    counts.set(network, { count: 1, since: now });
    return true;
  };
}

function purgePast(counts: Map<string, { since: number }>, now: number): void {
  for (const [network, { since }] of counts) if (now - since >= windowMs) counts.delete(network);
}
