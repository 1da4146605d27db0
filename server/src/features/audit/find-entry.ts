import { may } from '@mandate/contract/access/permissions.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import { type AuditChange, type AuditEntry, audit } from '@mandate/contract/entities/audit.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { gridShape } from '../../records/read/grid-shape.ts';
import { isPathSeen, seenValue } from '../../records/read/seen-values.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { withLabels } from './list-audit.ts';

/** The most changes one reply tells. */
const mostChanges = 500;

/**
 * A row of the audit with what was changed. What the caller may not see, as a field or as a record, is told as changed and no more.
 * @throws Refusal recordNotFound
 */
export async function findEntry(call: Call, id: string): Promise<AuditEntry> {
  if (!isId(id)) refuse('recordNotFound');
  const { columns, joins, present } = gridShape(audit, call.caller);
  const sqlQuery = new SqlQuery();
  const text = `select ${columns} from ${audit.table} t ${joins}
    where t.id = ${sqlQuery.bind(id)} and ${scopeSql(sqlQuery, audit, 'read', call.caller)}`;
  const found = await run<Record<string, unknown>>(call.db, text, sqlQuery.values);
  const [row] = await withLabels(
    call,
    found.map((each) => present(each)),
  );
  if (!row) return refuse('recordNotFound');
  return { ...(row as AuditEntry), ...(await changesOf(call, row as AuditEntry)) };
}

interface Kept {
  recordId: string;
  reason: string | null;
  changes: Change[];
}

/** What the history keeps of the changes a row is about, as the caller sees them. */
async function changesOf(
  call: Call,
  { number, entity: noun }: AuditEntry,
): Promise<Pick<AuditEntry, 'changes' | 'changesTotal' | 'reason'>> {
  const kept = await run<Kept>(
    call.db,
    `select h.record_id as "recordId", h.reason, h.changes from history h where h.id in (
       select one::bigint from audit a, jsonb_array_elements_text(
         coalesce(a.details -> 'historyIds', jsonb_build_array(a.details -> 'historyId'))) as one
       where a.id = $1 and one is not null) order by h.id`,
    [number],
  );
  const known = knownEntities.get(noun ?? '');
  const entity = known && (await currentFacts(call.db, known));
  const readable = await readableOf(
    call,
    entity,
    kept.map(({ recordId }) => recordId),
  );
  const all = kept.flatMap(({ recordId, changes }) =>
    changes.map((change) => told(call, readable.has(recordId) ? entity : undefined, recordId, change)),
  );
  return { changes: all.slice(0, mostChanges), changesTotal: all.length, reason: kept[0]?.reason ?? null };
}

/** The records the caller may read, live or removed; what they were is for who may see their history. */
async function readableOf(call: Call, entity: Entity | undefined, ids: readonly string[]): Promise<Set<string>> {
  if (!entity) return new Set();
  const sqlQuery = new SqlQuery();
  const sent = sqlQuery.bind(ids);
  const verb = may(call.caller.role, entity.name, 'history') === false ? 'read' : 'history';
  const scope = scopeSql(sqlQuery, entity, verb, call.caller);
  // Who may read whatever there is reads of a record that was purged what they could read of it before.
  if (scope === 'true') return new Set(ids);
  const text = `select t.id from ${entity.table} t where t.id = any(${sent}::uuid[]) and ${scope}`;
  return new Set((await run<{ id: string }>(call.db, text, sqlQuery.values)).map(({ id }) => id));
}

function told({ caller }: Call, entity: Entity | undefined, recordId: string, change: Change): AuditChange {
  const { field } = change;
  if (!entity || !isPathSeen(entity, field, caller)) return { recordId, field, isHidden: true };
  const [old, fresh] = [change.old, change.new].map((value) => seenValue(entity, field, value, caller) ?? null);
  return { recordId, field, old, new: fresh };
}
