import { setTimeout as sleep } from 'node:timers/promises';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call, Origin } from '../../../calls/call.ts';
import { run as query } from '../../../database/queries/sql-query.ts';
import { Refusal } from '../../../http/refusal.ts';
import { JobCancelled, JobInterrupted, type JobRun, type JobWork } from '../../../jobs/work.ts';
import type { Member } from '../../../records/bulk/bulk-members.ts';
import { changedInPart, labelsOf, mayPass, reasonOf } from '../../../records/bulk/bulk-report.ts';
import { isStanding } from '../../../records/bulk/bulk-runs.ts';
import { removing, reversing, type Step, takingBack } from '../../../records/bulk/bulk-steps.ts';
import type { Outcome } from '../../../records/bulk/change-many.ts';
import { currentFacts } from '../../../records/own-fields/current-facts.ts';
import type { Verbs } from '../../../records/verbs.ts';
import { checkImportRight } from '../check-import-right.ts';
import { endUndo, putState, restState } from '../stored/store-outcomes.ts';
import { findImport } from '../stored/stored-import.ts';

/** What the job of an undoing is given. */
export interface UndoInput {
  importId: string;
  /** Whether the password was given shortly before it was asked for. */
  isConfirmed: boolean;
}

/** A record of an import that stays as it is. */
export interface LeftRecord {
  id: string;
  label: string;
  code: string;
  params: RefusalParams;
  message: string;
}

/** What the undoing of an import came to. */
export interface ImportUndone {
  undone: number;
  /** The first thousand. */
  skipped: LeftRecord[];
}

const atOnce = 100;
const rest = 0.25;
const mostNamed = 1_000;

/**
 * Takes an import back: removes what it made and gives back what it changed, as far as nobody touched it since. It may be begun again at
 * any point: what was taken back is seen in the history.
 */
export function undoImportWork(verbs: ReadonlyMap<string, Verbs>): JobWork {
  return async (run) => {
    const { importId, isConfirmed } = run.job.input as UndoInput;
    const entity = await currentFacts(run.call.db, entityNamed(run.job.entity));
    const own = verbs.get(entity.name);
    if (!own) throw new Error(`nothing saves ${entity.name}`);
    const caller = { ...run.call.caller, isConfirmed };
    const call: Call = { ...run.call, caller, alerts: [], origin: { kind: 'undo', batchId: importId } };
    checkImportRight(call, entity);
    const { state } = await findImport(call, entity, importId);
    // It was stopped before anything of it was stored.
    if (state === 'prepared') return { ...(await resultOf(call, entity, importId, new Map())) };
    // From here on nothing more of it is written, and what was being written is there.
    await putState(call.db, importId, 'undoing');
    try {
      const skipped = await takeBack(run, call, entity, own, importId);
      const result = await resultOf(call, entity, importId, skipped);
      const left = [...skipped.values()].filter(mayPass).length;
      if (isStanding(result.undone, left)) await restState(call.db, importId, 'undoing');
      else await endUndo(call.db, importId, left);
      return { ...result };
    } catch (problem) {
      if (problem instanceof JobInterrupted) throw problem;
      if (state === 'undone') await putState(call.db, importId, 'undone');
      else await restState(call.db, importId, 'undoing');
      if (problem instanceof JobCancelled)
        throw new JobCancelled({ ...(await resultOf(call, entity, importId, new Map())) });
      throw problem;
    }
  };
}

interface Touched extends Member {
  isNew: boolean;
}

/** The last record first; what others of the import stand in the way of is tried again as long as that helps. */
async function takeBack(run: JobRun, call: Call, entity: Entity, verbs: Verbs, importId: string) {
  const batch: Origin = { kind: 'import', batchId: importId };
  const [unmake, giveBack] = [reversing(entity, batch, removing(verbs)), takingBack(entity, verbs, batch)];
  const skipped = new Map<string, Refusal>();
  let left = await touchedBy(call, entity, importId);
  const total = left.length;
  for (let before = -1; left.length > 0 && left.length !== before; ) {
    before = left.length;
    const again: Touched[] = [];
    for (let at = 0; at < left.length; at += atOnce) {
      await run.tell(total - left.length + at, total);
      const began = performance.now();
      const some = left.slice(at, at + atOnce);
      const outcomes = await steps(call, some, unmake, giveBack);
      for (const one of some) {
        const outcome = outcomes.get(one.id);
        if (!(outcome instanceof Refusal)) continue;
        skipped.set(one.id, outcome);
        if (outcome.code === 'deleteBlocked' || outcome.code === 'recordBusy') again.push(one);
      }
      await sleep((performance.now() - began) * rest);
    }
    left = again;
    // They are tried once more: what they are left for is told by the last try.
    if (left.length < before) for (const { id } of left) skipped.delete(id);
  }
  return skipped;
}

async function steps(
  call: Call,
  some: readonly Touched[],
  unmake: Step,
  giveBack: Step,
): Promise<Map<string, Outcome>> {
  const [made, changed] = [some.filter(({ isNew }) => isNew), some.filter(({ isNew }) => !isNew)];
  const removed = made.length > 0 ? (await unmake(call, made)).outcomes : new Map<string, Outcome>();
  const given =
    changed.length > 0 ? await giveBack(call, changed) : { outcomes: new Map<string, Outcome>(), partly: [] };
  for (const id of given.partly ?? []) given.outcomes.set(id, changedInPart());
  return new Map([...removed, ...given.outcomes]);
}

/** The records an import made or changed that were not taken back yet, the last one first. */
function touchedBy(call: Call, entity: Entity, importId: string): Promise<Touched[]> {
  const text = `select h.record_id as id, max(h.version) as version, bool_or(h.action = 'create') as "isNew" from history h
    where h.batch_id = $1 and h.entity = $2 and h.origin = 'import' and not exists (select 1 from history u
      where u.batch_id = $1 and u.entity = $2 and u.origin = 'undo' and u.record_id = h.record_id)
    group by h.record_id order by max(h.id) desc`;
  return query<Touched>(call.db, text, [importId, entity.name]);
}

async function resultOf(
  call: Call,
  entity: Entity,
  importId: string,
  skipped: ReadonlyMap<string, Refusal>,
): Promise<ImportUndone & { batchId: string; skippedCount: number }> {
  const text = `select count(distinct record_id)::int as undone from history where batch_id = $1 and entity = $2 and origin = 'undo'`;
  const [row] = await query<{ undone: number }>(call.db, text, [importId, entity.name]);
  const named = [...skipped].slice(0, mostNamed);
  const labels = await labelsOf(
    call,
    entity,
    named.map(([id]) => id),
  );
  const left = named.map(([id, refusal]) => {
    return { id, label: labels.get(id) ?? '', ...reasonOf(refusal) };
  });
  return { batchId: importId, undone: row?.undone ?? 0, skipped: left, skippedCount: skipped.size };
}
