import type { Entity } from '@mandate/contract/entity.ts';
import type { Field } from '@mandate/contract/fields.ts';
import { countCap, type GridPage, type GridQuery } from '@mandate/contract/grid.ts';
import { may } from '@mandate/contract/permissions.ts';
import { sentence } from '@mandate/contract/refusals.ts';
import { refuse } from '../http/refusal.ts';
import { aggregateColumns, presentAggregates } from './aggregates.ts';
import { besideSql } from './beside-fields.ts';
import { bestIdsSql } from './best-ids.ts';
import type { Call } from './call.ts';
import { checkQuery } from './check-query.ts';
import { gridShape } from './columns.ts';
import { conditionSql } from './conditions.ts';
import { orderBy } from './order-by.ts';
import { scopeSql } from './scope.ts';
import { nameColumns } from './search-fit.ts';
import { searchSql } from './search-text.ts';
import { run, runPrepared, Statement } from './statement.ts';

type Row = Record<string, unknown>;

/**
 * One page of an entity's records as the caller may see them (decisions 2 and 9.3).
 * @throws Refusal for fields, operators and values outside the caller's registry, and for deleted records without the right to restore
 */
export async function grid(call: Call, entity: Entity, query: GridQuery): Promise<GridPage<Row>> {
  const { role, isWaiting } = call.caller;
  const fields = checkQuery(entity, query, call.caller);
  if (query.deleted !== 'exclude' && may(role, entity.name, 'undelete') === false) refuse('notPermitted');
  const { page, pageSize } = query;
  if (isWaiting && may(role, entity.name, 'list') !== 'own') {
    call.alerts.push(sentence('waitingForAccess'));
    return { rows: [], total: query.total === 'none' ? null : 0, totalIsExact: true, page, pageSize };
  }
  const rows = await pageOfRows(call, entity, query, fields);
  const total = await totalOf(call, entity, query, fields, rows.length);
  const aggregates = query.aggregates && (await aggregatesOf(call, entity, query, fields));
  return { rows, ...total, page, pageSize, ...(aggregates && { aggregates }) };
}

async function pageOfRows(call: Call, entity: Entity, query: GridQuery, fields: Map<string, Field>): Promise<Row[]> {
  const { columns, joins, present } = gridShape(entity, call.caller);
  const statement = new Statement();
  // The page's ids come first, from an index alone where one serves the order; only they are joined.
  const { ids, order } =
    bestIds(call, statement, entity, query, fields) ?? orderedIds(call, statement, entity, query, fields);
  const text = `select ${columns} from (${ids}) page join ${entity.table} t on t.id = page.id ${joins} order by ${order}`;
  const rows = await runGrid<Row>(call, query, text, statement);
  return rows.map((row) => present(row));
}

/** The ids of a page, and the order its rows are put in again once they are joined. */
interface PageIds {
  ids: string;
  order: string;
}

function orderedIds(
  call: Call,
  statement: Statement,
  entity: Entity,
  query: GridQuery,
  fields: Map<string, Field>,
): PageIds {
  const order = orderBy(entity, query);
  const where = whereSql(call, statement, entity, query, fields);
  const limit = statement.bind(query.pageSize);
  const offset = statement.bind((query.page - 1) * query.pageSize);
  return {
    ids: `select t.id from ${entity.table} t where ${where} order by ${order} limit ${limit} offset ${offset}`,
    order,
  };
}

/** The ids of those that fit a search best; null where none are asked for, or the caller does not see what such records are called. */
function bestIds(
  call: Call,
  statement: Statement,
  entity: Entity,
  query: GridQuery,
  fields: Map<string, Field>,
): PageIds | null {
  const { search, bestFirst, pageSize } = query;
  const name = nameColumns(entity, call.caller);
  if (!bestFirst || !search?.trim() || !name) return null;
  const within = whereSql(call, statement, entity, { ...query, search: undefined }, fields);
  const having = whereSql(call, statement, entity, query, fields);
  const ids = bestIdsSql(statement, entity, name, { q: search, limit: pageSize }, { within, having });
  return { ids, order: 'page.place' };
}

/** The total: known from the page itself where it is the last one, else counted up to the cap or to the end. */
async function totalOf(call: Call, entity: Entity, query: GridQuery, fields: Map<string, Field>, onPage: number) {
  if (query.total === 'none') return { total: null, totalIsExact: false };
  const before = (query.page - 1) * query.pageSize;
  if (onPage < query.pageSize && (onPage > 0 || before === 0)) return { total: before + onPage, totalIsExact: true };
  const statement = new Statement();
  const where = whereSql(call, statement, entity, query, fields);
  const matching = `select 1 from ${entity.table} t where ${where}`;
  const counted = query.total === 'capped' ? `${matching} limit ${countCap + 1}` : matching;
  const [row] = await runGrid<{ count: number }>(
    call,
    query,
    `select count(*) as count from (${counted}) c`,
    statement,
  );
  const count = row?.count ?? 0;
  const totalIsExact = query.total === 'exact' || count <= countCap;
  return { total: totalIsExact ? count : countCap, totalIsExact };
}

async function aggregatesOf(call: Call, entity: Entity, query: GridQuery, fields: Map<string, Field>) {
  const aggregates = query.aggregates ?? [];
  if (aggregates.length === 0) return [];
  const statement = new Statement();
  const where = whereSql(call, statement, entity, query, fields);
  const text = `select ${aggregateColumns(fields, aggregates)} from ${entity.table} t where ${where}`;
  const [row] = await runGrid<Row>(call, query, text, statement);
  return presentAggregates(fields, aggregates, row ?? {}, call.alerts);
}

/** The condition that a row aliased `t` is one of those a query asks for, as far as the caller may list it. */
export function whereSql(
  { caller, timeZone }: Pick<Call, 'caller' | 'timeZone'>,
  statement: Statement,
  entity: Entity,
  query: GridQuery,
  fields: Map<string, Field>,
): string {
  const parts: string[] = [];
  const scope = scopeSql(statement, entity, 'list', caller);
  if (scope !== 'true') parts.push(scope);
  if ('deletedAt' in entity.fields) {
    if (query.deleted === 'exclude') parts.push('t.deleted_at is null');
    if (query.deleted === 'only') parts.push('t.deleted_at is not null');
  }
  if (query.search) parts.push(...searchSql(statement, entity, query.search, caller));
  const sqlOf = (condition: Parameters<typeof conditionSql>[2]) => {
    const facts = fields.get(condition.field);
    if (facts) return conditionSql(statement, facts, condition, timeZone);
    return besideSql(statement, entity, condition, caller);
  };
  for (const entry of query.filter?.all ?? []) {
    parts.push('any' in entry ? `(${entry.any.map(sqlOf).join(' or ')})` : sqlOf(entry));
  }
  return parts.length > 0 ? parts.join(' and ') : 'true';
}

/** Plans of filters and searches hang on their values, so only the plain list is prepared under a name. */
async function runGrid<Result>(call: Call, query: GridQuery, text: string, statement: Statement): Promise<Result[]> {
  const isPlain = !query.search && (query.filter?.all.length ?? 0) === 0;
  if (isPlain && !call.db.isTransaction) return runPrepared<Result>(call.pool, text, statement.values);
  return run<Result>(call.db, text, statement.values);
}
