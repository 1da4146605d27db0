import { columnOf } from '@mandate/contract/facts/entity.ts';
import type { Condition } from '@mandate/contract/lists/grid.ts';
import type { ReferencePath } from '@mandate/contract/lists/reference-paths.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { conditionSql } from './condition-sql.ts';

/** Conditions that what is empty meets. */
const metByNothing: readonly string[] = ['empty', 'notContains', 'isNot', 'ne', 'noneOf'];

/**
 * A condition on a field of what a reference points to, over the table aliased `t`. Where nothing is pointed to the field is empty; what was removed
 * counts as it is, since lists go on showing it.
 */
export function referenceConditionSql(
  sqlQuery: SqlQuery,
  { reference, entity, field, facts }: ReferencePath,
  condition: Condition,
  timeZone: string,
): string {
  const column = `t.${columnOf(reference)}`;
  // The rows there are aliased `t` in their turn.
  const there = conditionSql(sqlQuery, facts, { ...condition, field }, timeZone);
  const pointing = `${column} in (select t.id from ${entity.table} t where ${there})`;
  return metByNothing.includes(condition.operator) ? `(${column} is null or ${pointing})` : pointing;
}
