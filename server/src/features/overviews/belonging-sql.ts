import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import { rowReferences } from '@mandate/contract/lists/row-references.ts';
import type { RelatedList } from '@mandate/contract/overview/record/related-lists.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { scopeSql } from '../../records/rights/scope.ts';

/** The fields by which a list holds what belongs to a record, as far as the caller sees them. */
export function seenWays({ noun, by }: RelatedList, caller: Caller): string[] {
  const entity = entityNamed(noun);
  return by.filter((name) => {
    const field = filteredField(entity, name);
    return field !== undefined && isSeen(field, caller);
  });
}

/**
 * The condition that a row aliased `t` is one of the live records the caller may list that belong to a record: those the list shows under its
 * filter. Rows that name the record are looked up once for all, whatever they are rows of.
 */
export function belongingSql(sqlQuery: SqlQuery, list: RelatedList, id: string, caller: Caller): string {
  const entity = entityNamed(list.noun);
  const record = sqlQuery.bind(id);
  const own: string[] = [];
  const rows: string[] = [];
  for (const name of seenWays(list, caller)) {
    const inRows = rowReferences(entity).get(name);
    if (inRows) rows.push(namingRows(inRows, record));
    else own.push(`t.${columnOf(name)} = ${record}`);
  }
  const ways = [...own, ...(rows.length > 0 ? [`t.id in (${rows.join(' union ')})`] : [])];
  const scope = scopeSql(sqlQuery, entity, 'list', caller);
  return `t.deleted_at is null and (${['false', ...ways].join(' or ')}) and ${scope}`;
}

function namingRows({ part, field }: { part: Entity['parts'][string]; field: string }, record: string): string {
  return `select r.${part.parent} from ${part.table} r where r.${columnOf(field)} = ${record}`;
}
