import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { orderBy } from '../lists/order-by.ts';
import { byFitSql, fitSql, type NameColumns, namedIds, type Sought } from './search-fit.ts';

/**
 * Selects the ids of the rows that fit a search best, and their places: those found by their own name or code as the contract ranks them, then
 * the others in the usual order.
 * @param within the condition that a row aliased `t` is one of those looked through
 * @param having the same, and that it has the words somewhere
 */
export function bestIdsSql(
  sqlQuery: SqlQuery,
  entity: Entity,
  name: NameColumns,
  sought: Sought,
  { within, having }: { within: string; having: string },
): string {
  const order = orderBy(entity, { sort: [] });
  const limit = sqlQuery.bind(sought.limit);
  const fit = fitSql(sqlQuery, name, sought.q, null);
  const named = namedIds(sqlQuery, entity, name, sought, within).join(' union ');
  return `with named as materialized (select t.id, row_number() over (order by ${byFitSql('fitting.fit', name)}, ${order}) as place
      from ${entity.table} t cross join lateral (select ${fit} as fit) fitting where t.id in (${named}) order by place limit ${limit}),
    others as (select t.id from ${entity.table} t where ${having} and t.id not in (select id from named) order by ${order} limit ${limit})
    select id, place from named union all
    select t.id, ${limit} + row_number() over (order by ${order}) from others join ${entity.table} t on t.id = others.id
    order by place limit ${limit}`;
}
