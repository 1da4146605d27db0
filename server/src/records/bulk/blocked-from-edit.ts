import type { Entity } from '@mandate/contract/facts/entity.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import type { Call } from '../../calls/call.ts';
import { atSavepoint, undone } from '../../database/queries/undone.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadMany } from '../read/stored.ts';
import type { Verbs } from '../verbs.ts';
import type { Blocking } from './blocked-from-removal.ts';
import { type BulkChanges, changedValues } from './bulk-changes.ts';
import type { Member } from './bulk-members.ts';
import { requestsOf, within } from './bulk-steps.ts';
import { checkMany } from './change-many.ts';

/** How many records are looked at at once. */
const atOnce = 200;
/** Records whose save does more than the usual are tried one by one: no more than these. */
const mostTried = 100;

/** What trying a change of many records comes to. */
interface Tried {
  refused: Map<string, Refusal>;
  /** Those that are so already. */
  unchanged: Set<string>;
}

/**
 * Which of many records the rules of their save keep from being changed so, and which are so already. What a save of one would ask the password for is not refused by
 * that.
 * @returns how many of them were looked at, in their order, those that would be refused, by id, and how many have nothing to change
 */
export async function blockedFromEdit(
  call: Call,
  entity: Entity,
  verbs: Verbs,
  changes: BulkChanges,
  members: readonly Member[],
): Promise<{ checked: number; kept: Map<string, Blocking>; unchanged: number }> {
  const ids = members.map(({ id }) => id);
  const looked = verbs.complete ? ids : ids.slice(0, mostTried);
  const { refused, unchanged } = verbs.complete
    ? await checked(call, entity, verbs.complete, changes, looked)
    : await tried(call, entity, verbs, changes, looked);
  const isWithin = await within(call, entity, 'edit', looked);
  for (const id of looked) if (!isWithin.has(id)) refused.set(id, new Refusal('notPermitted', {}, null));
  return {
    checked: looked.length,
    kept: new Map([...refused].map(([id, refusal]) => [id, { refusal, holders: [] }])),
    unchanged: [...unchanged].filter((id) => !refused.has(id)).length,
  };
}

async function checked(
  call: Call,
  entity: Entity,
  completeOf: NonNullable<Verbs['complete']>,
  changes: BulkChanges,
  ids: readonly string[],
): Promise<Tried> {
  const refused = new Map<string, Refusal>();
  const unchanged = new Set<string>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = [...(await loadMany(call.db, entity, ids.slice(at, at + atOnce))).values()];
    const give = (stored: (typeof some)[number]) => changedValues(changes, stored.values);
    const { wishes: requests, refused: without } = requestsOf(some, give, changes.beside);
    const { outcomes } = await checkMany(call, entity, requests, await completeOf(call, requests));
    for (const [id, refusal] of without) refused.set(id, refusal);
    for (const [id, outcome] of outcomes) {
      if (outcome instanceof Refusal) refused.set(id, outcome);
      else if (outcome === 'unchanged') unchanged.add(id);
    }
  }
  return { refused, unchanged };
}

/** Saves each, looks what becomes of it, and takes all of it back. */
async function tried(
  call: Call,
  entity: Entity,
  verbs: Verbs,
  changes: BulkChanges,
  ids: readonly string[],
): Promise<Tried> {
  const refused = new Map<string, Refusal>();
  const unchanged = new Set<string>();
  const records = await loadMany(call.db, entity, ids);
  await undone(call.db, async (db) => {
    for (const { id, version, values } of records.values()) {
      const body = withNestedOwn({ id, version, ...changedValues(changes, values), ...changes.beside });
      try {
        const saved = await atSavepoint(db, () => verbs.save({ ...call, db, alerts: [] }, body));
        if (saved.version === version) unchanged.add(id);
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        if (problem.code !== 'reauthNeeded') refused.set(id, problem);
      }
    }
  });
  return { refused, unchanged };
}
