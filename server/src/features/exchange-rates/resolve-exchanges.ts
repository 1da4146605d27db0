import { may } from '@mandate/contract/access/permissions.ts';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { currency, date } from '@mandate/contract/facts/fields.ts';
import { z } from 'zod';
import { type Exchange, rateBook } from '../../business/rate-book.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';

const anyCurrency = fieldSchema(currency());

/** From which currency into which one, on which day: without one today, where the firm is. */
export const exchangeRequestsSchema = z.strictObject({
  wishes: z
    .array(
      z.strictObject({
        from: anyCurrency,
        to: anyCurrency,
        date: fieldSchema(date()).nullish(),
      }),
    )
    .min(1)
    .max(1000),
});
export type ExchangeRequests = z.output<typeof exchangeRequestsSchema>;

/** In the order of the requests; null where no exchange rate leads there. */
export const exchangesSchema = z.object({
  results: z.array(z.object({ rate: z.string(), validFrom: z.string() }).nullable()),
});

/**
 * What one unit of currencies is worth in others, by the very rates a save of a project converts costs with.
 * @throws Refusal notPermitted
 */
export async function resolveExchanges(
  call: Call,
  { wishes }: ExchangeRequests,
): Promise<{ results: (Exchange | null)[] }> {
  // Who waits passes the check of lists; there is no list to be empty here.
  if (may(call.caller.role, exchangeRate.name, 'list') === false) refuse('notPermitted');
  const book = await rateBook(call.db, {
    currencies: [...new Set(wishes.flatMap(({ from, to }) => [from, to]))],
  });
  return { results: wishes.map(({ from, to, date: day }) => book.exchange(from, to, day ?? null)) };
}
