import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../rights/scope.ts';

/** A record by the noun of its kind and its id. */
export interface RecordName {
  entity: string | null;
  recordId: string | null;
}

/**
 * What records are called, live or removed, as far as the caller may list them and sees what they are called by.
 * @returns labels by id
 */
export async function recordLabels(call: Call, records: readonly RecordName[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const noun of new Set(records.map(({ entity }) => entity))) {
    const entity = knownEntities.get(noun ?? '');
    if (!entity || !hasName(entity, call)) continue;
    const ids = records.flatMap((record) => (record.entity === noun && record.recordId ? [record.recordId] : []));
    if (ids.length === 0) continue;
    const sqlQuery = new SqlQuery();
    const text = `select t.id, t.${columnOf(entity.label)} as label from ${entity.table} t
      where t.id = any(${sqlQuery.bind(ids)}::uuid[]) and ${scopeSql(sqlQuery, entity, 'list', call.caller)}`;
    for (const { id, label } of await run<{ id: string; label: string }>(call.db, text, sqlQuery.values))
      labels.set(id, label);
  }
  return labels;
}

/** Notes and the like are called by what they say, which is no name. */
function hasName(entity: Entity, { caller }: Call): boolean {
  const label = entity.fields[entity.label];
  return label !== undefined && label.kind === 'text' && label.isQueryable && isSeen(label, caller);
}
