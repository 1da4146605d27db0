import { useQueries } from '@tanstack/react-query';
import { call } from '../../../../lib/calls/api.ts';

/** From which currency into which one, on which day; null for today, where the firm is. */
export interface ExchangeWish {
  from: string;
  to: string;
  date: string | null;
}

/** How many wishes a call takes. */
const atOnce = 1000;

interface Waiting {
  wish: ExchangeWish;
  answer: (rate: string | null) => void;
  fail: (problem: unknown) => void;
}
let waiting: Waiting[] = [];

/** What one unit is worth, by the rates the server converts with; what is asked at the same moment goes in one call. */
function exchangeRate(wish: ExchangeWish): Promise<string | null> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) queueMicrotask(askAll);
    waiting.push({ wish, answer, fail });
  });
}

function askAll(): void {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += atOnce) void ask(all.slice(at, at + atOnce));
}

async function ask(some: readonly Waiting[]): Promise<void> {
  try {
    const wishes = some.map(({ wish }) => wish);
    const { results } = await call<{ results: ({ rate: string } | null)[] }>(
      'POST',
      '/exchange-rate/resolve-many',
      { wishes },
      { quiet: true, silent: true },
    );
    for (const [at, { answer }] of some.entries()) answer(results[at]?.rate ?? null);
  } catch (problem) {
    for (const { fail } of some) fail(problem);
  }
}

/** What distinguishes one wish from another. */
export function wishKey({ from, to, date }: ExchangeWish): string {
  return `${from} ${to} ${date ?? ''}`;
}

/** The exchange rates that are wished for, by `wishKey`; without those that are not known, or not yet. */
export function useExchangeRates(wishes: readonly ExchangeWish[]): Readonly<Record<string, string>> {
  return useQueries({
    queries: wishes.map((wish) => ({
      queryKey: ['exchange-rate', 'resolved', wish.from, wish.to, wish.date],
      queryFn: () => exchangeRate(wish),
    })),
    // A plain object stays the same one while it says the same.
    combine: (results) =>
      Object.fromEntries(
        wishes.flatMap((wish, at) => {
          const rate = results[at]?.data;
          return rate ? [[wishKey(wish), rate]] : [];
        }),
      ),
  });
}
