import { columnOf } from '@mandate/contract/facts/entity.ts';
import type { Condition } from '@mandate/contract/lists/grid.ts';
import type { RowReference } from '@mandate/contract/lists/row-references.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';

/** A condition on what the rows of a record name, over the table of the records aliased `t`. */
export function rowReferenceSql(
  sqlQuery: SqlQuery,
  { part: { table, parent }, field }: RowReference,
  { operator, value }: Condition,
): string {
  const column = `r.${columnOf(field)}`;
  const isAny = operator === 'empty' || operator === 'notEmpty';
  const named = isAny ? `${column} is not null` : `${column} = any(${sqlQuery.bind(value)}::uuid[])`;
  if (operator === 'empty' || operator === 'noneOf')
    return `not exists (select 1 from ${table} r where r.${parent} = t.id and ${named})`;
  return `t.id in (select r.${parent} from ${table} r where ${named})`;
}
