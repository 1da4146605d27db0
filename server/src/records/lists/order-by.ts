import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type GridQuery, usualSort } from '@mandate/contract/lists/grid.ts';
import { labelColumn } from '../search/search-text.ts';

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
    const column = facts?.kind === 'reference' ? labelColumn(field) : columnOf(field);
    const empty = facts?.isOptional && direction === 'desc' ? ' nulls last' : '';
    return `t.${column} ${direction}${empty}`;
  });
  return [...parts, `t.id ${keys.at(-1)?.direction ?? 'asc'}`].join(', ');
}
