import type { Field } from '@mandate/contract/facts/fields.ts';
import { type Condition, marginFloor, type Operator, takesFloor } from '@mandate/contract/lists/grid.ts';
import { addDays, startOfDay } from '@mandate/contract/values/dates.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import { relativePeriod } from './periods.ts';

/** One condition as SQL over the table aliased `t`. Field, operator and value were checked against the registry. */
export function conditionSql(sqlQuery: SqlQuery, field: Field, condition: Condition, timeZone: string): string {
  const column = valueSql('t', condition.field, field);
  const operator = condition.operator as Operator;
  const isList = field.kind === 'tags' || field.kind === 'references';
  if (operator === 'empty') return isList ? `${column} = '{}'` : `${column} is null`;
  if (operator === 'notEmpty') return isList ? `${column} <> '{}'` : `${column} is not null`;
  switch (field.kind) {
    case 'text':
    case 'paragraphs':
      return textSql(sqlQuery, column, field, operator, String(condition.value));
    case 'choice':
    case 'reference':
      if (operator === 'anyOf') return anyOfSql(sqlQuery, column, condition.value);
      return orEmpty(field, column, `${column} <> all(${sqlQuery.bind(condition.value)})`);
    case 'json':
      return 'false';
    case 'references':
      return `${operator === 'noneOf' ? 'not ' : ''}${column} && ${sqlQuery.bind(condition.value)}::uuid[]`;
    case 'tags':
      return operator === 'noneOf'
        ? `not ${column} && ${sqlQuery.bind(condition.value)}`
        : // Where few have tags at all, that is what tells how few rows these may be.
          `${column} && ${sqlQuery.bind(condition.value)} and ${column} <> '{}'`;
    case 'flag':
      return `${column} = ${sqlQuery.bind(condition.value)}`;
    case 'integer':
    case 'number':
    case 'money':
      return numberSql(sqlQuery, column, field, operator, condition.value);
    case 'date':
      return dateSql(sqlQuery, column, operator, condition.value, timeZone);
    case 'instant':
      return instantSql(sqlQuery, column, operator, condition.value, timeZone);
  }
}

/** One value alone is equal to it: an index that begins with the column then gives the rows in its order. */
function anyOfSql(sqlQuery: SqlQuery, column: string, value: unknown): string {
  const [only, ...others] = Array.isArray(value) ? value : [value];
  if (others.length > 0) return `${column} = any(${sqlQuery.bind(value)})`;
  return `${column} = ${sqlQuery.bind(only)}`;
}

/** What is not a certain value may also be empty. */
function orEmpty(field: Field, column: string, sql: string): string {
  return field.isOptional ? `(${column} is null or ${sql})` : sql;
}

function textSql(sqlQuery: SqlQuery, column: string, field: Field, operator: Operator, value: string): string {
  const sent = sqlQuery.bind(value.normalize('NFC').trim());
  const stored = `search_normalise(${column})`;
  // The record's search text holds this field too, and has the index that finds it.
  const indexed = field.isSearched ? `t.search_text like '%' || search_pattern(${sent}) || '%' and ` : '';
  switch (operator) {
    case 'contains':
      return `(${indexed}${stored} like '%' || search_pattern(${sent}) || '%')`;
    case 'notContains':
      return orEmpty(field, column, `${stored} not like '%' || search_pattern(${sent}) || '%'`);
    case 'startsWith':
      return `(${indexed}${stored} like search_pattern(${sent}) || '%')`;
    case 'isNot':
      return orEmpty(field, column, `${stored} <> search_normalise(${sent})`);
    default:
      return `(${indexed}${stored} = search_normalise(${sent}))`;
  }
}

const comparisons: Partial<Record<Operator, string>> = { eq: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

function numberSql(sqlQuery: SqlQuery, column: string, field: Field, operator: Operator, value: unknown): string {
  // Compared with what is no integer, a column of integers is converted row by row, and no index serves.
  const type = field.kind === 'integer' ? 'int' : 'numeric';
  const sent = (one: unknown) => `${sqlQuery.bind(one)}::${type}`;
  if (operator === 'between') {
    const [low, high] = value as [unknown, unknown];
    return `${column} between ${sent(low)} and ${sent(high)}`;
  }
  const isFloor = value === marginFloor && takesFloor(field, operator);
  const bound = isFloor ? floorSql(sqlQuery, field) : sent(value);
  if (operator === 'ne') return orEmpty(field, column, `${column} <> ${bound}`);
  return `${column} ${comparisons[operator]} ${bound}`;
}

/** The floor of a field at this moment: the parameter says it. */
function floorSql(sqlQuery: SqlQuery, { floor }: Field): string {
  return `(select (f.value #>> '{}')::numeric from parameters f where f.key = ${sqlQuery.bind(floor)})`;
}

/** The days a condition means, both inclusive; an open side is null. */
function daysOf(operator: Operator, value: unknown, timeZone: string): [string | null, string | null] {
  if (operator === 'relative') return relativePeriod(String(value), timeZone);
  if (operator === 'between') return value as [string, string];
  const day = String(value);
  if (operator === 'before') return [null, addDays(day, -1)];
  if (operator === 'after') return [addDays(day, 1), null];
  return [day, day];
}

function dateSql(sqlQuery: SqlQuery, column: string, operator: Operator, value: unknown, timeZone: string): string {
  const [from, to] = daysOf(operator, value, timeZone);
  const parts = [];
  if (from !== null) parts.push(`${column} >= ${sqlQuery.bind(from)}::date`);
  if (to !== null) parts.push(`${column} <= ${sqlQuery.bind(to)}::date`);
  return `(${parts.join(' and ')})`;
}

function instantSql(sqlQuery: SqlQuery, column: string, operator: Operator, value: unknown, timeZone: string): string {
  const [from, to] = daysOf(operator, value, timeZone);
  const parts = [];
  if (from !== null) parts.push(`${column} >= ${sqlQuery.bind(startOfDay(from, timeZone))}::timestamptz`);
  if (to !== null) parts.push(`${column} < ${sqlQuery.bind(startOfDay(addDays(to, 1), timeZone))}::timestamptz`);
  return `(${parts.join(' and ')})`;
}
