import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { countCap, type GridPage, type GridQuery } from '@mandate/contract/lists/grid.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import { rowReferences } from '@mandate/contract/lists/row-references.ts';
import type { Call } from '../../calls/call.ts';
import { run, runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { gridShape, type Wanted } from '../read/grid-shape.ts';
import { scopeSql, seenSql } from '../rights/scope.ts';
import { bestIdsSql } from '../search/best-ids-sql.ts';
import { nameColumns } from '../search/search-fit.ts';
import { searchSql } from '../search/search-text.ts';
import { actOrIdSql } from './act-or-id-sql.ts';
import { aggregateColumns, presentAggregates } from './aggregates.ts';
import { checkQuery } from './check-query.ts';
import { conditionSql } from './condition-sql.ts';
import { orderBy } from './order-by.ts';
import { referenceConditionSql } from './reference-condition-sql.ts';
import { rowReferenceSql } from './row-reference-sql.ts';

type Row = Record<string, unknown>;

/**
 * One page of an entity's records as the caller may see them (decisions 2 and 9.3).
 * @param needed fields that rows hold though nobody asked for them: something is added by them
 * @throws Refusal for fields, operators and values outside the caller's registry, and for deleted records without the right to restore
 */
export async function grid(
  call: Call,
  entity: Entity,
  query: GridQuery,
  needed: readonly string[] = [],
): Promise<GridPage<Row>> {
  const { role, isWaiting } = call.caller;
  const fields = checkQuery(entity, query, call.caller);
  if (query.deleted !== 'exclude' && may(role, entity.name, 'undelete') === false) refuse('notPermitted');
  const { page, pageSize } = query;
  if (isWaiting && may(role, entity.name, 'list') !== 'own') {
    call.alerts.push(call.words.sentence('waitingForAccess'));
    return { rows: [], total: query.total === 'none' ? null : 0, totalIsExact: true, page, pageSize };
  }
  const ids = await idsOf(call, entity, query, fields);
  const rows = await rowsOf(call, entity, ids, { fields: query.fields, needed });
  const total = await totalOf(call, entity, query, fields, ids.length);
  const aggregates = query.aggregates && (await aggregatesOf(call, entity, query, fields));
  return { rows, ...total, page, pageSize, ...(aggregates && { aggregates }) };
}

/** The ids of a page in their order: planned for the query's values, it reads one table, often an index alone. */
async function idsOf(
  call: Call,
  entity: Entity,
  query: GridQuery,
  fields: ReadonlyMap<string, Field>,
): Promise<readonly string[]> {
  const sqlQuery = new SqlQuery();
  const text = bestIds(call, sqlQuery, entity, query, fields) ?? orderedIds(call, sqlQuery, entity, query, fields);
  const rows = await runByValues<{ id: string }>(call.db, text, sqlQuery.values);
  return rows.map(({ id }) => id);
}

/** Rows by their ids, in the order of these; what is gone meanwhile is left out. */
async function rowsOf(call: Call, entity: Entity, ids: readonly string[], wanted: Wanted): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { columns, joins, present } = gridShape(entity, call.caller, wanted);
  const text = `select ${columns} from ${entity.table} t ${joins} where t.id = any($1)`;
  const found = new Map<unknown, Row>();
  for (const row of await run<Row>(call.db, text, [ids])) found.set(row.id, row);
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [present(row)] : [];
  });
}

function orderedIds(
  call: Call,
  sqlQuery: SqlQuery,
  entity: Entity,
  query: GridQuery,
  fields: ReadonlyMap<string, Field>,
): string {
  const where = whereSql(call, sqlQuery, entity, query, fields);
  const limit = sqlQuery.bind(query.pageSize);
  const offset = sqlQuery.bind((query.page - 1) * query.pageSize);
  return `select t.id from ${entity.table} t where ${where} order by ${orderBy(entity, query)} limit ${limit} offset ${offset}`;
}

/** The ids of those that fit a search best; null where none are asked for, or the caller does not see what such records are called. */
function bestIds(
  call: Call,
  sqlQuery: SqlQuery,
  entity: Entity,
  query: GridQuery,
  fields: ReadonlyMap<string, Field>,
): string | null {
  const { search, bestFirst, pageSize } = query;
  const name = nameColumns(entity, call.caller);
  if (!bestFirst || !search || !name) return null;
  const within = whereSql(call, sqlQuery, entity, { ...query, search: undefined }, fields);
  const having = whereSql(call, sqlQuery, entity, query, fields);
  return bestIdsSql(sqlQuery, entity, name, { q: search, limit: pageSize }, { within, having });
}

/** The total: known from the page itself where it is the last one, else counted up to the cap or to the end. */
async function totalOf(
  call: Call,
  entity: Entity,
  query: GridQuery,
  fields: ReadonlyMap<string, Field>,
  onPage: number,
) {
  if (query.total === 'none') return { total: null, totalIsExact: false };
  const before = (query.page - 1) * query.pageSize;
  if (onPage < query.pageSize && (onPage > 0 || before === 0)) return { total: before + onPage, totalIsExact: true };
  const sqlQuery = new SqlQuery();
  const where = whereSql(call, sqlQuery, entity, query, fields);
  const matching = `select 1 from ${entity.table} t where ${where}`;
  const counted = query.total === 'capped' ? `${matching} limit ${countCap + 1}` : matching;
  const text = `select count(*) as count from (${counted}) c`;
  const [row] = await runByValues<{ count: number }>(call.db, text, sqlQuery.values);
  const count = row?.count ?? 0;
  const totalIsExact = query.total === 'exact' || count <= countCap;
  return { total: totalIsExact ? count : countCap, totalIsExact };
}

async function aggregatesOf(call: Call, entity: Entity, query: GridQuery, fields: ReadonlyMap<string, Field>) {
  const aggregates = query.aggregates ?? [];
  if (aggregates.length === 0) return [];
  const sqlQuery = new SqlQuery();
  const where = whereSql(call, sqlQuery, entity, query, fields);
  const text = `select ${aggregateColumns(fields, aggregates)} from ${entity.table} t where ${where}`;
  const [row] = await runByValues<Row>(call.db, text, sqlQuery.values);
  return presentAggregates(fields, aggregates, row ?? {}, call);
}

/** The condition that a row aliased `t` is one of those a query asks for, as far as the caller may list it. */
export function whereSql(
  { caller, timeZone }: Pick<Call, 'caller' | 'timeZone'>,
  sqlQuery: SqlQuery,
  entity: Entity,
  query: GridQuery,
  fields: ReadonlyMap<string, Field>,
): string {
  const parts: string[] = [];
  const conditionOf = query.deleted === 'exclude' ? scopeSql : seenSql;
  const scope = conditionOf(sqlQuery, entity, 'list', caller);
  if (scope !== 'true') parts.push(scope);
  if ('deletedAt' in entity.fields) {
    if (query.deleted === 'exclude') parts.push('t.deleted_at is null');
    if (query.deleted === 'only') parts.push('t.deleted_at is not null');
  }
  if (query.search) parts.push(...searchSql(sqlQuery, entity, query.search, caller));
  const paths = referencePaths(entity);
  const sqlOf = (condition: Parameters<typeof conditionSql>[2]) => {
    const facts = fields.get(condition.field);
    if (facts) return conditionSql(sqlQuery, facts, condition, timeZone);
    const path = paths.get(condition.field);
    if (path) return referenceConditionSql(sqlQuery, path, condition, timeZone);
    const inRows = rowReferences(entity).get(condition.field);
    return inRows ? rowReferenceSql(sqlQuery, inRows, condition) : actOrIdSql(sqlQuery, entity, condition, caller);
  };
  for (const entry of query.filter?.all ?? []) {
    parts.push('any' in entry ? `(${entry.any.map(sqlOf).join(' or ')})` : sqlOf(entry));
  }
  return parts.length > 0 ? parts.join(' and ') : 'true';
}
