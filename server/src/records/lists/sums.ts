import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { GridQuery } from '@mandate/contract/lists/grid.ts';
import { groupFields, type Sums, type SumsRequest, sumFields } from '@mandate/contract/lists/sums.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { parameter } from '../read/parameter.ts';
import { checkQuery } from './check-query.ts';
import { whereSql } from './grid.ts';
import { presentGroup, presentSums } from './present-sums.ts';
import { ratesUsed } from './rates-used.ts';
import { sumPlan } from './sum-plan.ts';
import { type Grouping, type SumRow, sumsSql } from './sums-sql.ts';

/** What a grid is asked for and sums do not depend on. */
const anyPage = { page: 1, pageSize: 1, sort: [], total: 'none' } satisfies Partial<GridQuery>;

/**
 * What the records of a list come to on all its pages, and by the values of a field where it is asked for.
 * @throws Refusal as a grid, and for amounts and groups outside the caller's registry
 */
export async function sums(
  call: Call,
  entity: Entity,
  { query: sent, fields: asked, groupBy }: SumsRequest,
): Promise<Sums> {
  const { role, isWaiting } = call.caller;
  const query: GridQuery = { ...anyPage, ...sent };
  const fields = checkQuery(entity, query, call.caller, requestErrors(call, entity, { asked, groupBy }));
  if (query.deleted !== 'exclude' && may(role, entity.name, 'undelete') === false) refuse('notPermitted');
  if (isWaiting && may(role, entity.name, 'list') !== 'own') {
    call.alerts.push(call.words.sentence('waitingForAccess'));
    return { count: 0, ...(groupBy !== undefined && { groups: [], moreGroups: 0 }) };
  }
  const grouping = groupingOf(call, entity, groupBy);
  const plan = sumPlan(entity, call.caller, asked);
  const baseCurrency = plan.facts ? String(await parameter(call.db, 'money.baseCurrency')) : '';
  const sqlQuery = new SqlQuery();
  const where = whereSql(call, sqlQuery, entity, query, fields);
  const text = sumsSql(sqlQuery, entity, plan, { where, baseCurrency, grouping });
  const rows = await runByValues<SumRow>(call.db, text, sqlQuery.values);
  const ofAll = rows.filter(({ place }) => place === null);
  const total = {
    ...presentSums(plan, ofAll, baseCurrency),
    ...(plan.facts && { rates: await ratesUsed(call.db, ofAll) }),
  };
  if (!grouping) return total;
  const byPlace = Map.groupBy(
    rows.filter(({ place }) => place !== null),
    ({ place }) => Number(place),
  );
  const ordered = [...byPlace.keys()].sort((one, other) => one - other);
  const groups = ordered.map((place) => presentGroup(plan, grouping, byPlace.get(place) ?? [], baseCurrency));
  const groupCount = rows.find(({ place }) => place !== null)?.groupCount ?? 0;
  return { ...total, groups, moreGroups: groupCount - groups.length };
}

function groupingOf({ caller, timeZone }: Call, entity: Entity, groupBy: string | undefined): Grouping | null {
  const field = groupBy === undefined ? undefined : groupFields(entity, caller).get(groupBy);
  return groupBy === undefined || field === undefined ? null : { name: groupBy, field, timeZone };
}

/** What is asked to be added up, or to be the groups, and is nothing of the kind to the caller. */
function requestErrors(
  { caller }: Call,
  entity: Entity,
  { asked = [], groupBy }: { asked: readonly string[] | undefined; groupBy: string | undefined },
): FieldError[] {
  const seen = sumFields(entity, caller);
  const errors = asked.flatMap((name, at) => {
    if (!seen.has(name)) return [fieldError(`fields.${at}`, 'fieldUnknown')];
    return asked.indexOf(name) < at ? [fieldError(`fields.${at}`, 'fieldAskedTwice')] : [];
  });
  const isGrouped = groupBy === undefined || groupFields(entity, caller).has(groupBy);
  return isGrouped ? errors : [...errors, fieldError('groupBy', 'fieldUnknown')];
}
