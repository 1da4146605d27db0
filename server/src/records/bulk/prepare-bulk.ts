import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { undone } from '../../database/queries/undone.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { Refusal, refuseField } from '../../http/refusal.ts';
import { typeOf, valueSql } from '../own-fields/value-sql.ts';
import type { Verbs } from '../verbs.ts';
import { type BlockedRecords, blockedRecords } from './blocked-records.ts';
import { type BulkChanges, readChanges } from './bulk-changes.ts';
import { type BulkAction, type BulkScope, type Member, membersOf } from './bulk-members.ts';
import { labelsOf, type Reason, reasonOf } from './bulk-report.ts';
import { storeRun } from './bulk-runs.ts';
import { editing, removing, restoring, type Step } from './bulk-steps.ts';
import { checkRight } from './check-right.ts';
import { movedNames, shownValues } from './shown-values.ts';

/** What is asked to be done with many records. */
export interface BulkRequest extends BulkScope {
  action: BulkAction;
  changes?: Values | undefined;
  /** Why records are removed, or changed. */
  reason?: string | undefined;
}

/** What would be done, to be looked at before it is. */
export interface Receipt {
  receipt: string;
  count: number;
  /** Records that have nothing to change. */
  unchanged: number;
  /** What would be left as it is: how many of the set were looked at for it, how many stay, and the first hundred of these. */
  kept: Omit<BlockedRecords, 'ids' | 'unchanged'>;
  /** ISO 8601. */
  expiresAt: string;
  sample: { id: string; label: string; before: Values | null; after: Values | null; problem: Reason | null }[];
}

const shownRows = 10;

/**
 * Says what would be done with many records: how many they are, which of them would stay as they are and why, and of the first ten what they
 * would be. They are tried for it; nothing is kept but the receipt.
 * @throws Refusal notPermitted, validationFailed, setTooLarge
 */
export async function prepareBulk(call: Call, entity: Entity, verbs: Verbs, request: BulkRequest): Promise<Receipt> {
  const { action, changes: sent = null, reason, ...scope } = request;
  checkRight(call, entity, action);
  if ((scope.query === undefined) === (scope.ids === undefined)) refuseField('query', 'fieldRequired');
  if (action !== 'edit' && sent !== null) refuseField('changes', 'valueNotAllowed');
  if (action === 'undelete' && reason !== undefined) refuseField('reason', 'valueNotAllowed');
  const changes = action === 'edit' ? readChanges(entity, sent ?? {}, call.caller) : null;
  const members = await membersOf(call, entity, action, scope);
  const id = uuidV7();
  const asRun: Call = { ...call, origin: { kind: 'bulk', batchId: id, reason } };
  const sample = await tried(
    asRun,
    entity,
    stepFor(entity, verbs, action, changes, reason),
    changes,
    members.slice(0, shownRows),
  );
  const found = await blockedRecords(asRun, entity, verbs, action, changes, { reason }, members);
  const { ids: keptIds, unchanged: soAlready, ...kept } = found;
  // Of those that were not tried, what they hold says it.
  const others = members.slice(kept.checked);
  const unchanged = soAlready + (changes ? await countUnchanged(call, entity, changes, others) : 0);
  const left = { keptIds, kept: kept.rows, reason: reason ?? null };
  const expiresAt = await storeRun(call, entity, id, { action, scope, changes: sent, members, ...left });
  return { receipt: id, count: members.length, unchanged, kept, expiresAt, sample };
}

/** What a run does with each of its records. */
export function stepFor(
  entity: Entity,
  verbs: Verbs,
  action: BulkAction,
  changes: BulkChanges | null,
  reason?: string,
): Step {
  if (changes) return editing(entity, verbs, changes);
  return action === 'remove' ? removing(verbs, reason) : restoring(verbs);
}

/** Does it with some records, looks at them, and takes it back. */
async function tried(call: Call, entity: Entity, step: Step, changes: BulkChanges | null, members: readonly Member[]) {
  const ids = members.map(({ id }) => id);
  const names = changes && [
    ...Object.keys({ ...changes.values, ...changes.lists }),
    ...movedNames(call, entity, changes.beside),
  ];
  const before = await shownValues(call, entity, names, ids);
  const labels = await labelsOf(call, entity, ids);
  return undone(call.db, async (db) => {
    const inside = { ...call, db, alerts: [] };
    const outcomes = await triedOutcomes(inside, step, members);
    const after = await shownValues(inside, entity, names, ids);
    return ids.map((id) => {
      const outcome = outcomes.get(id);
      const problem = outcome instanceof Refusal ? reasonOf(outcome) : null;
      const label = labels.get(id) ?? '';
      return { id, label, before: before.get(id) ?? null, after: problem ? null : (after.get(id) ?? null), problem };
    });
  });
}

/** Whoever has to give the password again is asked when it is really done. */
async function triedOutcomes(call: Call, step: Step, members: readonly Member[]) {
  try {
    return (await step(call, members)).outcomes;
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'reauthNeeded') return new Map();
    throw problem;
  }
}

/** How many have the wanted values already. */
async function countUnchanged(
  { db }: Call,
  entity: Entity,
  changes: BulkChanges,
  members: readonly Member[],
): Promise<number> {
  const sqlQuery = new SqlQuery();
  const plain = Object.entries(changes.values).filter(([name]) => !entity.fields[name]?.own);
  const row = Object.fromEntries(plain.map(([name, value]) => [columnOf(name), value]));
  const wanted = sqlQuery.bind(JSON.stringify(row));
  const ids = sqlQuery.bind(members.map(({ id }) => id));
  const same = plain.map(([name]) => `t.${columnOf(name)} is not distinct from w.${columnOf(name)}`);
  for (const [name, value] of Object.entries(changes.values)) {
    const field = entity.fields[name];
    if (field?.own)
      same.push(
        `${valueSql('t', name, field)} is not distinct from ${sqlQuery.bind(value)}::${typeOf(field.own.kind)}`,
      );
  }
  for (const [name, { add, remove }] of Object.entries(changes.lists)) {
    const type = entity.fields[name]?.kind === 'references' ? 'uuid[]' : 'text[]';
    same.push(
      `t.${columnOf(name)} @> ${sqlQuery.bind(add)}::${type} and not t.${columnOf(name)} && ${sqlQuery.bind(remove)}::${type}`,
    );
  }
  // What is asked beside the fields is in no column.
  if (same.length === 0) return 0;
  const text = `select count(*) as count from ${entity.table} t, jsonb_populate_record(null::${entity.table}, ${wanted}::jsonb) w
    where t.id = any(${ids}) and ${same.join(' and ')}`;
  const [counted] = await run<{ count: number }>(db, text, sqlQuery.values);
  return counted?.count ?? 0;
}
