import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { draftedEntity } from './drafted-entity.ts';
import type { Place } from './sent-draft.ts';

/**
 * The versions of those records that the caller may see. What was removed counts: whoever typed into it has the text all the same.
 * @returns versions by id
 */
async function seenVersions(call: Call, entity: Entity, ids: readonly string[]): Promise<Map<string, number>> {
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.version from ${entity.table} t
    where t.id = any(${sqlQuery.bind(ids)}::uuid[]) and ${scopeSql(sqlQuery, entity, 'read', call.caller)}`;
  const rows = await run<{ id: string; version: number }>(call.db, text, sqlQuery.values);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/**
 * The version of the record a draft belongs to.
 * @returns null for a new record; undefined when there is none the caller may see, or may make
 */
export async function draftedVersion(
  call: Call,
  { entity, recordId, isNew }: Place,
): Promise<number | null | undefined> {
  const drafted = draftedEntity(entity);
  if (!drafted) return undefined;
  if (isNew) return may(call.caller.role, drafted.name, 'create') === false ? undefined : null;
  return (await seenVersions(call, drafted, [recordId])).get(recordId);
}

/** Rows of drafts; of records the caller may not see any more without what they are called. */
export async function withSeenTitles(call: Call, rows: readonly Values[]): Promise<Values[]> {
  const seen = new Set<unknown>();
  for (const name of new Set(rows.map(({ entity }) => String(entity)))) {
    const ofIt = rows.filter(({ entity }) => entity === name);
    const entity = draftedEntity(name);
    if (!entity) continue;
    const made = may(call.caller.role, entity.name, 'create') === false ? [] : ofIt.filter(({ isNew }) => isNew);
    const stored = ofIt.filter(({ isNew }) => !isNew);
    const versions = await seenVersions(call, entity, [...new Set(stored.map(({ recordId }) => String(recordId)))]);
    for (const row of [...made, ...stored.filter(({ recordId }) => versions.has(String(recordId)))]) seen.add(row.id);
  }
  return rows.map((row) => (seen.has(row.id) ? row : { ...row, title: '' }));
}
