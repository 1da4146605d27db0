import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen, referredNouns } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';

/**
 * Conditions that every blank-separated term occurs: anywhere from three characters on, else at the start of a word (decisions 9.3).
 * What the reader does not see is not searched.
 */
export function searchSql(sqlQuery: SqlQuery, entity: Entity, search: string, reader: Reader): string[] {
  const searched = Object.values(entity.fields).filter(({ isSearched }) => isSearched);
  if (!searched.some((field) => isSeen(field, reader))) return ['false'];
  const seen = searched.every((field) => isSeen(field, reader)) ? null : searchTextSql(entity, reader);
  return termsOf(search).map((term) => {
    const pattern = patternSql(sqlQuery, term);
    const found = `t.search_text like ${pattern}`;
    return seen === null ? found : `(${found} and ${seen} like ${pattern})`;
  });
}

/** What is looked for one by one: what blanks separate. */
export function termsOf(search: string): string[] {
  return search
    .normalize('NFC')
    .split(/\s+/u)
    .filter((term) => term !== '');
}

/** The pattern by which a search text has a term: anywhere from three characters on, else at the start of a word. */
export function patternSql(sqlQuery: SqlQuery, term: string): string {
  const before = [...term].length >= 3 ? '%' : '% ';
  return `'${before}' || search_pattern(${sqlQuery.bind(term)}) || '%'`;
}

/**
 * The expression that gives a record's search text from its row aliased `t`: its searched texts, and the labels of searched references.
 * Terms of several fields are kept apart by blanks.
 * @param reader leaves out what this reader does not see
 */
export function searchTextSql(entity: Entity, reader: Reader = everything): string {
  const parts = Object.entries(entity.fields).flatMap(([name, field]) => {
    if (!field.isSearched || !isSeen(field, reader)) return [];
    if (field.kind !== 'reference' || field.refersTo === undefined) return [`t.${columnOf(name)}`];
    return [labelSql(name, field.refersTo)];
  });
  return `search_words(concat_ws(' ', ${parts.join(', ')}))`;
}

/** The label of what a reference of the row aliased `t` points to. */
export function labelSql(field: string, refersTo: string): string {
  const referred = entityNamed(refersTo);
  return `(select l.${columnOf(referred.label)} from ${referred.table} l where l.id = t.${columnOf(field)})`;
}

/** The same of a reference that may point to records of several kinds: an id is of one of them. */
export function anyLabelSql(name: string, field: Field): string {
  const labels = referredNouns(field).map((noun) => labelSql(name, noun));
  return labels.length === 1 ? String(labels[0]) : `coalesce(${labels.join(', ')})`;
}

/** Assignments that bring a row's search text and the labels it is sorted by up to date. */
export function refreshSql(entity: Entity): string {
  const labels = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && hasLabelColumn(entity, name)
      ? referredNouns(field)
          .slice(0, 1)
          .map(() => `${labelColumn(name)} = ${anyLabelSql(name, field)}`)
      : [],
  );
  return [`search_text = ${searchTextSql(entity)}`, ...labels].join(', ');
}

/** Whether rows keep the label of this reference for sorting: own references lists sort by do. */
export function hasLabelColumn(entity: Entity, field: string): boolean {
  const facts = entity.fields[field];
  return facts?.kind === 'reference' && facts.isWritable && facts.isQueryable;
}

/** The column that keeps a reference's label: `customerId` gives `customer_label`. */
export function labelColumn(field: string): string {
  return `${columnOf(field.replace(/Id$/, ''))}_label`;
}
