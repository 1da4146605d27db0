import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen, referredNouns } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { mayHaveOwnFields, type OwnFieldNoun } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { withoutAccents } from '@mandate/contract/texts/fold-text.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import { wordsOfOwn } from './words-of-own.ts';

/**
 * Conditions that every blank-separated term occurs: anywhere from three characters on, else at the start of a word (decisions 9.3).
 * What the reader does not see is not searched.
 */
export function searchSql(
  sqlQuery: SqlQuery,
  entity: Entity,
  search: string,
  reader: Reader & { language?: string },
): string[] {
  const searched = Object.values(entity.fields).filter(({ isSearched }) => isSearched);
  if (!searched.some((field) => isSeen(field, reader))) return ['false'];
  const seen = searched.every((field) => isSeen(field, reader)) ? null : seenTextSql(entity, reader);
  const own = wordsOfOwn(entity, reader.language);
  return termsOf(search).map((term) => {
    const pattern = patternSql(sqlQuery, term);
    const found = `t.search_text like ${pattern}`;
    if (seen !== null) return `(${found} and ${seen} like ${pattern})`;
    return own === null ? found : `(${found} or ${ownWordsSql(sqlQuery, own)} like ${pattern})`;
  });
}

/** What the product's own record in the row aliased `t` is called and for in the reader's language. @param own words by key, as JSON */
function ownWordsSql(sqlQuery: SqlQuery, own: string): string {
  return `search_words(${sqlQuery.bind(own)}::jsonb ->> t.key)`;
}

/** What is looked for one by one: what blanks separate, unless nothing of it is left without its accents. */
export function termsOf(search: string): string[] {
  return search
    .normalize('NFC')
    .split(/\s+/u)
    .filter((term) => withoutAccents(term) !== '');
}

/** The pattern by which a search text has a term: anywhere from three characters on, else at the start of a word. */
export function patternSql(sqlQuery: SqlQuery, term: string): string {
  const before = [...term].length >= 3 ? '%' : '% ';
  return `'${before}' || search_pattern(${sqlQuery.bind(term)}) || '%'`;
}

/** What of the search text of the row aliased `t` a reader sees. */
function seenTextSql({ fields }: Entity, reader: Reader): string {
  return textOf(searchedParts(fields, reader));
}

function searchedParts(fields: Record<string, Field>, reader: Reader): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.isSearched || !isSeen(field, reader)) return [];
    if (field.kind !== 'reference' || field.refersTo === undefined) return [valueSql('t', name, field)];
    return [labelSql(name, field, field.refersTo)];
  });
}

function textOf(parts: readonly string[]): string {
  return `search_words(concat_ws(' ', ${parts.join(', ')}))`;
}

/** The label of what a reference of the row aliased `t` points to. */
export function labelSql(name: string, field: Field, refersTo: string): string {
  const referred = entityNamed(refersTo);
  return `(select l.${columnOf(referred.label)} from ${referred.table} l where l.id = ${valueSql('t', name, field)})`;
}

/** The same of a reference that may point to records of several kinds: an id is of one of them. */
export function anyLabelSql(name: string, field: Field): string {
  const labels = referredNouns(field).map((noun) => labelSql(name, field, noun));
  return labels.length === 1 ? String(labels[0]) : `coalesce(${labels.join(', ')})`;
}

/** The columns that keep a row's search text and the labels it is sorted by, each with what it comes to in a row aliased `t`. */
export function keptTexts(entity: Entity): [column: string, expression: string][] {
  const labels = Object.entries(entity.fields).flatMap(([name, field]): [string, string][] =>
    hasLabelColumn(entity, name) && referredNouns(field).length > 0
      ? [[labelColumn(name), anyLabelSql(name, field)]]
      : [],
  );
  return [['search_text', wholeTextSql(entity)], ...labels];
}

/** Assignments that bring a row's search text and the labels it is sorted by up to date. */
export function refreshSql(entity: Entity): string {
  return keptTexts(entity)
    .map(([column, expression]) => `${column} = ${expression}`)
    .join(', ');
}

/**
 * The expression that gives the search text of a record without own values from its row aliased `t`: its searched texts, and the labels of searched
 * references. Terms of several fields are kept apart by blanks.
 */
export function searchTextSql({ fields }: Entity): string {
  const own = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.own === undefined));
  return textOf(searchedParts(own, everything));
}

/**
 * The same with the texts of own fields. Which of these there are it finds out itself: what changes a record for another reason need not know
 * of them.
 */
function wholeTextSql(entity: Entity): string {
  if (!mayHaveOwnFields(entity.name)) return searchTextSql(entity);
  return `${searchTextSql(entity)} || coalesce(search_words(${ownTextsSql(entity.name)}), '')`;
}

function ownTextsSql(noun: OwnFieldNoun): string {
  return `(select string_agg(t.custom_fields ->> o.key, ' ' order by o.position, o.id) from own_fields o
    where o.entity = '${noun}' and o.kind = 'text' and o.deleted_at is null)`;
}

/** Whether rows keep the label of this reference for sorting: own references lists sort by do. */
export function hasLabelColumn(entity: Entity, field: string): boolean {
  const facts = entity.fields[field];
  return facts?.kind === 'reference' && facts.isWritable && facts.isQueryable && !facts.own;
}

/** The column that keeps a reference's label: `customerId` gives `customer_label`. */
export function labelColumn(field: string): string {
  return `${columnOf(field.replace(/Id$/, ''))}_label`;
}
