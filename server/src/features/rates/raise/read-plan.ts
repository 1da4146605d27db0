import { may } from '@mandate/contract/access/permissions.ts';
import { rate, rateScope } from '@mandate/contract/entities/rate.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { runByValues, SqlQuery } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { membersOf } from '../../../records/bulk/bulk-members.ts';
import { loadMany, type Stored } from '../../../records/read/stored.ts';
import { scopeSql, sidesOf } from '../../../records/rights/scope.ts';
import { mayRate } from '../check-rights.ts';
import { isWritten, type PlannedPrice, planRaise } from './raise-plan.ts';
import { type RaiseRequest, termsOf } from './raise-request.ts';

/** The most prices one change takes on. */
const mostPrices = 10_000;

/** Which rates of a record are its own prices: what is agreed with somebody else, or for one project, is theirs. */
const ownPrices = {
  service: ['personnelId', 'providerId', 'customerId', 'projectId'],
  personnel: ['customerId', 'projectId'],
  provider: ['projectId'],
  customer: ['projectId'],
} as const;

/**
 * Reads the prices a request means at this moment, with what each becomes.
 * @param lock they stay as they are until the transaction ends
 * @throws Refusal notPermitted for a side the caller does not see; setTooLarge, as a grid
 */
export async function readPlan(call: Call, request: RaiseRequest, lock?: 'lock'): Promise<PlannedPrice[]> {
  const { of, query, except, ids, side, currency, from } = request;
  if (!sidesOf(call.caller).includes(side)) refuse('notPermitted');
  if (may(call.caller.role, of, 'list') === false) refuse('notPermitted');
  const entity: Entity = entityNamed(of);
  const members = (await membersOf(call, entity, 'edit', { query, except, ids })).map(({ id }) => id);
  const found = await rateIds(call, request, members);
  const rates = [...(await loadMany(call.db, rate, found, lock)).values()].filter(
    ({ deletedAt }) => deletedAt === null,
  );
  const named = new Set(members);
  const plan = planRaise(rates, {
    from,
    terms: termsOf(request),
    isMeant: (one) =>
      (of !== 'rate' || named.has(one.id)) && (currency === undefined || one.values.currency === currency),
    mayEdit: ({ values }: Stored) => mayRate(call.caller, values),
    leaveOut: new Set(request.leaveOut),
    replaceLater: new Set(request.replaceLater),
  });
  if (plan.length > mostPrices) refuse('setTooLarge', { max: mostPrices });
  return plan;
}

/** The live rates of the scopes a request is about that do not end before the day before. */
async function rateIds(
  { db, caller }: Call,
  { of, side, from }: RaiseRequest,
  members: readonly string[],
): Promise<string[]> {
  const sqlQuery = new SqlQuery();
  const ids = `${sqlQuery.bind(members)}::uuid[]`;
  const conditions = [
    't.deleted_at is null',
    `t.side = ${sqlQuery.bind(side)}`,
    `(t.valid_to is null or t.valid_to >= ${sqlQuery.bind(addDays(from, -1))})`,
    scopeSql(sqlQuery, rate, 'list', caller),
    of === 'rate'
      ? `t.id in (select o.id from rates c join rates o on ${sameScope} where c.id = any(${ids}))`
      : [`t.${of}_id = any(${ids})`, ...ownPrices[of].map((name) => `t.${columnOf(name)} is null`)].join(' and '),
  ];
  const text = `select t.id from rates t where ${conditions.join(' and ')}`;
  return (await runByValues<{ id: string }>(db, text, sqlQuery.values)).map(({ id }) => id);
}

const empties: Partial<Record<string, string>> = { reference: "'00000000-0000-0000-0000-000000000000'", number: '0' };

// As the constraint writes it that keeps rates apart: compared like this, two tables are joined at once.
const sameScope = rateScope
  .map((name) => {
    const empty = empties[rate.fields[name].kind] ?? "''";
    return `coalesce(o.${columnOf(name)}, ${empty}) = coalesce(c.${columnOf(name)}, ${empty})`;
  })
  .join(' and ');

/** The prices of a plan that are written. */
export function writtenOf(plan: readonly PlannedPrice[], from: string): PlannedPrice[] {
  return plan.filter((price) => isWritten(price, from));
}

/** The rates a change of prices is about: those it writes, and those that stand in their way. */
export function seenRates(written: readonly PlannedPrice[]): Record<string, number> {
  return Object.fromEntries(
    written.flatMap(({ base, later }) => [base, ...later].map(({ id, version }) => [id, version])),
  );
}
