import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../../calls/call.ts';
import { run, SqlQuery } from '../../../database/queries/sql-query.ts';
import { scopeSql } from '../../../records/rights/scope.ts';

/** A stored record that a row may mean. */
export interface Match {
  id: string;
  version: number;
  isDeleted: boolean;
}

/** The most records of one key that are named. */
const mostMatches = 20;

/**
 * Finds the records that rows mean: live ones the caller may list, and by id also deleted ones.
 * @param path of the field they are recognised by; `id` for the id
 * @returns by key; several where the field does not tell records apart
 */
export async function matchRecords(
  call: Call,
  entity: Entity,
  path: string,
  keys: readonly string[],
): Promise<Map<string, Match[]>> {
  const isById = path === 'id';
  const asked = [...new Set(keys)].filter((key) => !isById || isId(key));
  if (asked.length === 0) return new Map();
  const sqlQuery = new SqlQuery();
  const column = `t.${isById ? 'id' : columnOf(path)}`;
  const isExact = isById || path === 'externalRef';
  const held = isExact ? column : `search_normalise(${column})`;
  const key = isById ? 'k.key::uuid' : isExact ? 'k.key' : 'search_normalise(k.key)';
  const live = isById ? '' : 'and t.deleted_at is null';
  // Looked up key by key, by the index: joined, a large table would be read whole.
  const text = `select k.key, m.* from unnest(${sqlQuery.bind(asked)}::text[]) as k(key) cross join lateral (
      select t.id, t.version, t.deleted_at is not null as "isDeleted" from ${entity.table} t
      where ${held} = ${key} ${live} and ${scopeSql(sqlQuery, entity, 'list', call.caller)} limit ${mostMatches}) m`;
  const found = new Map<string, Match[]>();
  for (const { key: of, ...match } of await run<Match & { key: string }>(call.db, text, sqlQuery.values))
    found.set(of, [...(found.get(of) ?? []), match]);
  return found;
}

/** Which of some names live records have already that the caller may list. @returns what each of them is called, by the name asked for */
export async function knownLabels(call: Call, entity: Entity, labels: readonly string[]): Promise<Map<string, string>> {
  if (labels.length === 0) return new Map();
  const sqlQuery = new SqlQuery();
  const label = columnOf(entity.label);
  const text = `select k.key, m.label from unnest(${sqlQuery.bind([...new Set(labels)])}::text[]) as k(key) cross join lateral (
      select t.${label} as label from ${entity.table} t
      where search_normalise(t.${label}) = search_normalise(k.key) and t.deleted_at is null
        and ${scopeSql(sqlQuery, entity, 'list', call.caller)} limit 1) m`;
  const rows = await run<{ key: string; label: string }>(call.db, text, sqlQuery.values);
  return new Map(rows.map((row) => [row.key, row.label]));
}
