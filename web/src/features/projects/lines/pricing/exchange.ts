import { useQueries } from '@tanstack/react-query';
import { call } from '../../../../lib/calls/call.ts';

/** From which currency into which one, on which day; null for today, where the firm is. */
export interface ExchangeRequest {
  from: string;
  to: string;
  date: string | null;
}

/** How many requests a call takes. */
const atOnce = 1000;

interface Skeleton {
  request: ExchangeRequest;
  answer: (rate: string | null) => void;
  fail: (problem: unknown) => void;
}
let waiting: Skeleton[] = [];

/** What one unit is worth, by the rates the server converts with; what is asked at the same moment goes in one call. */
function exchangeRate(request: ExchangeRequest): Promise<string | null> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) queueMicrotask(askAll);
    waiting.push({ request, answer, fail });
  });
}

function askAll(): void {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += atOnce) void ask(all.slice(at, at + atOnce));
}

async function ask(some: readonly Skeleton[]): Promise<void> {
  try {
    const requests = some.map(({ request }) => request);
    const { results } = await call<{ results: ({ rate: string } | null)[] }>(
      'POST',
      '/exchange-rate/resolve-many',
      { wishes: requests },
      { quiet: true, silent: true },
    );
    for (const [at, { answer }] of some.entries()) answer(results[at]?.rate ?? null);
  } catch (problem) {
    for (const { fail } of some) fail(problem);
  }
}

/** What distinguishes one request from another. */
export function exchangeKey({ from, to, date }: ExchangeRequest): string {
  return `${from} ${to} ${date ?? ''}`;
}

/** The exchange rates that are asked for, by `exchangeKey`; without those that are not known, or not yet. */
export function useExchangeRates(requests: readonly ExchangeRequest[]): Readonly<Record<string, string>> {
  return useQueries({
    queries: requests.map((request) => ({
      queryKey: ['exchange-rate', 'resolved', request.from, request.to, request.date],
      queryFn: () => exchangeRate(request),
    })),
    // A plain object stays the same one while it says the same.
    combine: (results) =>
      Object.fromEntries(
        requests.flatMap((request, at) => {
          const rate = results[at]?.data;
          return rate ? [[exchangeKey(request), rate]] : [];
        }),
      ),
  });
}
