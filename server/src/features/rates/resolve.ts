import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { currency, date, number } from '@mandate/contract/facts/fields.ts';
import type { RateSource, Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { z } from 'zod';
import { type RateAnswer, type RateBook, rateBook } from '../../business/rate-book.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';
import { sidesOf } from '../../records/rights/scope.ts';

const { side, unit, personnelId, providerId, customerId, projectId, serviceId, seniority } = rate.fields;

const orNone = (schema: z.ZodType) => schema.nullish().transform((value) => (value ?? null) as string | null);

export const resolveRequestSchema = z.strictObject({
  side: fieldSchema(side),
  date: fieldSchema(date()),
  unit: fieldSchema(unit),
  quantity: orNone(fieldSchema(number({ above: '0', max: '99999999', scale: 4 }))),
  projectId: orNone(fieldSchema(projectId)),
  customerId: orNone(fieldSchema(customerId)),
  serviceId: orNone(fieldSchema(serviceId)),
  personnelId: orNone(fieldSchema(personnelId)),
  providerId: orNone(fieldSchema(providerId)),
  seniority: orNone(fieldSchema(seniority)),
  /** Of the project: a price is given in it, a cost in its own. */
  currency: orNone(fieldSchema(currency())),
  /** Of the project's contract. */
  hoursPerDay: orNone(fieldSchema(number({ min: '1', max: '24', scale: 2 }))),
});

export const resolveRequestsSchema = z.strictObject({ wishes: z.array(resolveRequestSchema).min(1).max(1000) });

/** What a price or a cost is asked for. */
export type ResolveRequest = z.infer<typeof resolveRequestSchema>;

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
export async function resolve(call: Call, request: ResolveRequest): Promise<Resolved> {
  const book = await openedBook(call, [request]);
  const answer = book.answer(request);
  if ('amount' in answer) return resolvedBy(request, answer);
  const { tried } = answer;
  if (answer.missing === 'rate') return refuse('rateMissing', { date: request.date, context: 'resolve' }, { tried });
  return refuse(
    'exchangeRateMissing',
    { from: answer.from, to: request.currency ?? '', date: request.date },
    { tried },
  );
}

/**
 * The same for many, in their order; what is missing is told in place.
 * @throws Refusal notPermitted when one of them asks for a side the caller does not see
 */
export async function resolveMany(
  call: Call,
  requests: readonly ResolveRequest[],
): Promise<(Resolved | { missing: true; tried: Tried[] })[]> {
  const book = await openedBook(call, requests);
  return requests.map((request) => {
    const answer = book.answer(request);
    return 'amount' in answer ? resolvedBy(request, answer) : { missing: true, tried: answer.tried };
  });
}

async function openedBook(call: Call, requests: readonly ResolveRequest[]): Promise<RateBook> {
  const { caller } = call;
  const seen = sidesOf(caller);
  // Who waits passes the check of lists; there is no list to be empty here.
  if (may(caller.role, rate.name, 'list') === false || requests.some((request) => !seen.includes(request.side)))
    refuse('notPermitted');
  const named = (name: keyof ResolveRequest) => [...new Set(requests.flatMap((request) => request[name] ?? []))];
  return rateBook(call.db, {
    projectIds: named('projectId'),
    customerIds: named('customerId'),
    serviceIds: named('serviceId'),
    personnelIds: named('personnelId'),
    providerIds: named('providerId'),
    currencies: named('currency'),
  });
}

function resolvedBy(
  { unit: of }: ResolveRequest,
  { amount, currency: money, source }: Extract<RateAnswer, { amount: string }>,
) {
  return { amount, currency: money, unit: of, source };
}
