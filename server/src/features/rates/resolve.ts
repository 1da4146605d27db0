import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { currency, date, number } from '@mandate/contract/facts/fields.ts';
import type { LineTerms } from '@mandate/contract/project/prices/line-rates.ts';
import type { RateSource, Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { project } from '@mandate/contract/project/project.ts';
import { z } from 'zod';
import { type RateAnswer, type RateBook, type RateQuestion, rateBook } from '../../business/rate-book.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { scopeSql, sidesOf } from '../../records/rights/scope.ts';

const { side, unit, personnelId, providerId, customerId, projectId, serviceId, seniority } = rate.fields;

const orNone = (schema: z.ZodType) => schema.nullish().transform((value) => (value ?? null) as string | null);

/** Null is none; only what is absent is that of the project. */
const orOfProject = (schema: z.ZodType) => schema.nullish().transform((value) => value as string | null | undefined);

export const resolveRequestSchema = z.strictObject({
  side: fieldSchema(side),
  date: fieldSchema(date()),
  unit: fieldSchema(unit),
  quantity: orNone(fieldSchema(number({ above: '0', max: '99999999', scale: 4 }))),
  /** Gives what is not sent of customer, currency and hours a day. */
  projectId: orNone(fieldSchema(projectId)),
  customerId: orOfProject(fieldSchema(customerId)),
  serviceId: orNone(fieldSchema(serviceId)),
  personnelId: orNone(fieldSchema(personnelId)),
  providerId: orNone(fieldSchema(providerId)),
  seniority: orNone(fieldSchema(seniority)),
  /** Of the project: a price is given in it, a cost in its own. */
  currency: orOfProject(fieldSchema(currency())),
  /** Of the project's contract. */
  hoursPerDay: orOfProject(fieldSchema(number({ min: '1', max: '24', scale: 2 }))),
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
  const { book, questionOf } = await openedBook(call, [request]);
  const question = questionOf(request);
  const answer = book.answer(question);
  if ('amount' in answer) return resolvedBy(request, answer);
  const { tried } = answer;
  if (answer.missing === 'rate') return refuse('rateMissing', { date: request.date, context: 'resolve' }, { tried });
  return refuse(
    'exchangeRateMissing',
    { from: answer.from, to: question.currency ?? '', date: request.date },
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
  const { book, questionOf } = await openedBook(call, requests);
  return requests.map((request) => {
    const answer = book.answer(questionOf(request));
    return 'amount' in answer ? resolvedBy(request, answer) : { missing: true, tried: answer.tried };
  });
}

/** The rates that may answer the requests, and what each asks them. */
async function openedBook(
  call: Call,
  requests: readonly ResolveRequest[],
): Promise<{ book: RateBook; questionOf: (request: ResolveRequest) => RateQuestion }> {
  const { caller } = call;
  const seen = sidesOf(caller);
  // Who waits passes the check of lists; there is no list to be empty here.
  if (may(caller.role, rate.name, 'list') === false || requests.some((request) => !seen.includes(request.side)))
    refuse('notPermitted');
  const projects = await seenProjects(call, [...new Set(requests.flatMap(({ projectId: id }) => id ?? []))]);
  const questionOf = (request: ResolveRequest): RateQuestion => {
    const ofProject = projects.get(request.projectId ?? '');
    const said = (name: 'customerId' | 'currency' | 'hoursPerDay') =>
      request[name] === undefined ? (ofProject?.[name] ?? null) : request[name];
    return { ...request, customerId: said('customerId'), currency: said('currency'), hoursPerDay: said('hoursPerDay') };
  };
  const questions = requests.map(questionOf);
  const named = (name: keyof RateQuestion) => [...new Set(questions.flatMap((question) => question[name] ?? []))];
  const book = await rateBook(call.db, {
    // What the caller does not see has no rates for them, as what does not exist.
    projectIds: [...projects.keys()],
    customerIds: named('customerId'),
    serviceIds: named('serviceId'),
    personnelIds: named('personnelId'),
    providerIds: named('providerId'),
    currencies: named('currency'),
  });
  return { book, questionOf };
}

/** What prices depend on in those of some projects that the caller sees, by id. */
async function seenProjects(call: Call, ids: readonly string[]): Promise<Map<string, Omit<LineTerms, 'startDate'>>> {
  if (ids.length === 0) return new Map();
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.customer_id as "customerId", t.currency, trim_scale(t.hours_per_day)::text as "hoursPerDay"
    from projects t where t.id = any(${sqlQuery.bind(ids)}) and t.deleted_at is null
    and ${scopeSql(sqlQuery, project, 'read', call.caller)}`;
  const rows = await run<Omit<LineTerms, 'startDate'> & { id: string }>(call.db, text, sqlQuery.values);
  return new Map(rows.map((row) => [row.id, row]));
}

function resolvedBy(
  { unit: of }: ResolveRequest,
  { amount, currency: money, source }: Extract<RateAnswer, { amount: string }>,
) {
  return { amount, currency: money, unit: of, source };
}
