import type { Differences } from './compare-saves.ts';

/** A mail as the product knows it. */
export interface KnownMail {
  address: string;
  /** The product says that it may have arrived twice. */
  mayBeTwice: boolean;
}

/** Compares the mails that were ordered with those that arrived: each once, or twice where the product says that it may. */
export function compareMails(
  ordered: readonly string[],
  arrived: readonly string[],
  known: readonly KnownMail[],
): Differences {
  const counts = new Map<string, number>();
  for (const address of arrived) counts.set(address, (counts.get(address) ?? 0) + 1);
  const marked = new Set(known.filter(({ mayBeTwice }) => mayBeTwice).map(({ address }) => address));
  return {
    lost: ordered.filter((address) => !counts.has(address)).map((address) => `no mail came to ${address}`),
    doubled: [...counts].flatMap(([address, count]) =>
      count > (marked.has(address) ? 2 : 1) ? [`${count} mails came to ${address}`] : [],
    ),
  };
}
