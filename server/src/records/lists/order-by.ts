import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { type GridQuery, usualSort } from '@mandate/contract/lists/grid.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import { labelColumn, labelSql } from '../search/search-text.ts';

/** What a query says of the order of its rows. */
type Ordering = Pick<GridQuery, 'sort'> & Partial<Pick<GridQuery, 'deleted'>>;

/**
 * The order of a grid over the table aliased `t`; without a key the usual one. References sort by label, empty values stand last, and the id breaks ties
 * in the direction of the last key, so that one index serves the whole order.
 */
export function orderBy(entity: Entity, { sort, deleted = 'exclude' }: Ordering): string {
  const keys = sort.length > 0 ? sort : [usualSort(entity, deleted)];
  const parts = keys.map(({ field, direction }) => {
    const facts = entity.fields[field];
    const empty = facts?.isOptional && direction === 'desc' ? ' nulls last' : '';
    return `${facts ? sortedBy(field, facts) : `t.${columnOf(field)}`} ${direction}${empty}`;
  });
  return [...parts, `t.id ${keys.at(-1)?.direction ?? 'asc'}`].join(', ');
}

/** Rows keep the labels of what their own columns refer to; those of people that own fields point to are looked up. */
function sortedBy(name: string, field: Field): string {
  if (field.kind !== 'reference') return valueSql('t', name, field);
  return field.own && field.refersTo !== undefined ? labelSql(name, field, field.refersTo) : `t.${labelColumn(name)}`;
}
