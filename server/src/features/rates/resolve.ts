import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { schemaOf } from '@mandate/contract/facts/field-schema.ts';
import { currency, date, number } from '@mandate/contract/facts/fields.ts';
import type { RateSource, Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { z } from 'zod';
import { type RateAnswer, type RateBook, rateBook } from '../../business/rate-book.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';
import { sidesOf } from '../../records/rights/scope.ts';

const { side, unit, personnelId, providerId, customerId, projectId, serviceId, seniority } = rate.fields;

const orNone = (schema: z.ZodType) => schema.nullish().transform((value) => (value ?? null) as string | null);

export const wishSchema = z.strictObject({
  side: schemaOf(side) as z.ZodType<'sell' | 'cost'>,
  date: schemaOf(date()) as z.ZodType<string>,
  unit: schemaOf(unit) as z.ZodType<string>,
  quantity: orNone(schemaOf(number({ above: '0', max: '99999999', scale: 4 }))),
  projectId: orNone(schemaOf(projectId)),
  customerId: orNone(schemaOf(customerId)),
  serviceId: orNone(schemaOf(serviceId)),
  personnelId: orNone(schemaOf(personnelId)),
  providerId: orNone(schemaOf(providerId)),
  seniority: orNone(schemaOf(seniority)),
  /** Of the project: a price is given in it, a cost in its own. */
  currency: orNone(schemaOf(currency())),
  /** Of the project's contract. */
  hoursPerDay: orNone(schemaOf(number({ min: '1', max: '24', scale: 2 }))),
});

export const wishesSchema = z.strictObject({ wishes: z.array(wishSchema).min(1).max(1000) });

/** What a price or a cost is asked for. */
export type Wish = z.infer<typeof wishSchema>;

/** What the rates come to for one unit, and how that was found. */
export interface Resolved {
  amount: string;
  currency: string;
  unit: string;
  source: RateSource;
}

/**
 * What the rates give for a price or a cost (domain reference 2.4).
 * @throws Refusal notPermitted for a side the caller does not see; rateMissing, exchangeRateMissing with the rules that were tried
 */
export async function resolve(call: Call, wish: Wish): Promise<Resolved> {
  const book = await openedBook(call, [wish]);
  const answer = book.answer(wish);
  if ('amount' in answer) return resolvedBy(wish, answer);
  const { tried } = answer;
  if (answer.missing === 'rate') return refuse('rateMissing', { date: wish.date, context: 'resolve' }, { tried });
  return refuse('exchangeRateMissing', { from: answer.from, to: wish.currency ?? '', date: wish.date }, { tried });
}

/**
 * The same for many, in their order; what is missing is told in place.
 * @throws Refusal notPermitted when one of them asks for a side the caller does not see
 */
export async function resolveMany(
  call: Call,
  wishes: readonly Wish[],
): Promise<(Resolved | { missing: true; tried: Tried[] })[]> {
  const book = await openedBook(call, wishes);
  return wishes.map((wish) => {
    const answer = book.answer(wish);
    return 'amount' in answer ? resolvedBy(wish, answer) : { missing: true, tried: answer.tried };
  });
}

async function openedBook(call: Call, wishes: readonly Wish[]): Promise<RateBook> {
  const { caller } = call;
  const seen = sidesOf(caller);
  // Who waits passes the check of lists; there is no list to be empty here.
  if (may(caller.role, rate.name, 'list') === false || wishes.some((wish) => !seen.includes(wish.side)))
    refuse('notPermitted');
  const named = (name: keyof Wish) => [...new Set(wishes.flatMap((wish) => wish[name] ?? []))];
  return rateBook(call.db, {
    projectIds: named('projectId'),
    customerIds: named('customerId'),
    serviceIds: named('serviceId'),
    personnelIds: named('personnelId'),
    providerIds: named('providerId'),
    currencies: named('currency'),
  });
}

function resolvedBy({ unit: of }: Wish, { amount, currency: money, source }: Extract<RateAnswer, { amount: string }>) {
  return { amount, currency: money, unit: of, source };
}
