import type { Reader } from '@mandate/contract/access/roles.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { type Fit, fits, lastNameFit } from '@mandate/contract/search/name-fit.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { patternSql, termsOf } from './search-text.ts';

/** A letter that stands after every other in the order of labels and codes (Unicode: the highest weight there is). */
const lastLetter = "U&'\\FFFF'";

/** Rows with all the words in their name that are looked at to find the best of them. */
const mostNamed = 300;

/** What a row aliased `t` is called, as far as a reader sees it: columns. */
export interface NameColumns {
  label: string;
  code: string | null;
}

/** @returns null where the reader does not see what such records are called */
export function nameColumns(entity: Entity, reader: Reader, code = 'code'): NameColumns | null {
  const sees = (name: string) => entity.fields[name] !== undefined && isSeen(entity.fields[name], reader);
  if (!sees(entity.label)) return null;
  return { label: `t.${columnOf(entity.label)}`, code: sees(code) ? `t.${columnOf(code)}` : null };
}

/** What is to be found, and how many of it. */
export interface Sought {
  q: string;
  limit: number;
}

/**
 * Selects the ids of rows that may be the best: those whose name or code begins with the words, in their order, and those that have all the words
 * in their name. Indexes find both, however many rows have the words elsewhere.
 * @param within the condition on the row aliased `t`
 */
export function namedIds(
  sqlQuery: SqlQuery,
  entity: Entity,
  { label, code }: NameColumns,
  { q, limit }: Sought,
  within: string,
): string[] {
  const whole = `search_normalise(${wholeSql(sqlQuery, q)})`;
  const most = sqlQuery.bind(limit);
  const beginning = [label, ...(code ? [code] : [])].map(
    (
      column,
    ) => `(select t.id from ${entity.table} t where ${column} >= ${whole} and ${column} < ${whole} || ${lastLetter}
      and search_normalise(${column}) like search_pattern(${wholeSql(sqlQuery, q)}) || '%' and ${within} order by ${column} limit ${most})`,
  );
  const named = `(select t.id from ${entity.table} t where ${hasWords(sqlQuery, `search_words(${label})`, q)} and ${within} limit ${mostNamed})`;
  return [...beginning, named];
}

/**
 * How well a row aliased `t` that has the words somewhere fits them: the place of its fit in the contract's order of fits.
 * @param own the columns of its own texts; null where nothing beside its name and code is looked at
 * @param elsewhere what it fits by when its own texts lack the words: the conditions of names it is linked to, else a note has them
 */
export function fitSql(
  sqlQuery: SqlQuery,
  { label, code }: NameColumns,
  q: string,
  own: readonly string[] | null,
  elsewhere: readonly string[] = [],
): string {
  const whole = wholeSql(sqlQuery, q);
  const is = (column: string) => `search_normalise(${column}) = search_normalise(${whole})`;
  const cases: [string, Fit][] = [
    [[is(label), ...(code ? [is(code)] : [])].join(' or '), 'exact'],
    [`search_normalise(${label}) like search_pattern(${whole}) || '%'`, 'begins'],
    [hasBeginnings(sqlQuery, `search_words(${label})`, q), 'wordsBegin'],
    [hasWords(sqlQuery, `search_words(${label})`, q), 'within'],
    ...(code ? [[hasWords(sqlQuery, wordsOf([label, code]), q), 'beside'] as [string, Fit]] : []),
    ...(own ? [[hasWords(sqlQuery, wordsOf(own), q), 'text'] as [string, Fit]] : []),
    ...(elsewhere.length > 0 ? [[elsewhere.join(' and '), 'linked'] as [string, Fit]] : []),
  ];
  const place = (fit: Fit) => fits.indexOf(fit);
  return `case ${cases.map(([condition, fit]) => `when ${condition} then ${place(fit)}`).join(' ')} else ${place('note')} end`;
}

/** The order of rows aliased `t` by how well they fit, as `byFit` of the contract has it. @param fit the column of `fitSql` */
export function byFitSql(fit: string, { label }: NameColumns): string {
  return `${fit}, case when ${fit} <= ${fits.indexOf(lastNameFit)} then char_length(${label}) end`;
}

/** What was typed, its words apart by one blank each. */
function wholeSql(sqlQuery: SqlQuery, q: string): string {
  return sqlQuery.bind(termsOf(q).join(' '));
}

function wordsOf(columns: readonly string[]): string {
  return `search_words(concat_ws(' ', ${columns.join(', ')}))`;
}

function hasWords(sqlQuery: SqlQuery, words: string, q: string): string {
  return termsOf(q)
    .map((term) => `${words} like ${patternSql(sqlQuery, term)}`)
    .join(' and ');
}

function hasBeginnings(sqlQuery: SqlQuery, words: string, q: string): string {
  return termsOf(q)
    .map((term) => `${words} like '% ' || search_pattern(${sqlQuery.bind(term)}) || '%'`)
    .join(' and ');
}
