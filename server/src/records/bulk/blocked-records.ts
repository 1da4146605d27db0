import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import type { Holder } from '../remove/many-uses.ts';
import type { Removal } from '../remove/remove.ts';
import type { Verbs } from '../verbs.ts';
import { blockedFromEdit } from './blocked-from-edit.ts';
import { type Blocking, blockedFromRemoval } from './blocked-from-removal.ts';
import { blockedFromRestoring } from './blocked-from-restoring.ts';
import type { BulkChanges } from './bulk-changes.ts';
import type { BulkAction, Member } from './bulk-members.ts';
import { type Left, labelsOf, reasonOf } from './bulk-report.ts';

/** A record that a run will leave as it is, why, and the first of those who hold it, as far as the caller may know of them. */
export interface BlockedRecord extends Left {
  holders: Holder[];
}

/** What a run will leave as it is. */
export interface BlockedRecords {
  /** How many of the set were looked at: all of them, but of those whose save does more than the usual the first hundred. */
  checked: number;
  count: number;
  /** How many of those that were looked at are so already. */
  unchanged: number;
  /** How many of them go once a reason is given. */
  wantReason: number;
  ids: string[];
  /** The first hundred. */
  rows: BlockedRecord[];
}

const mostNamed = 100;

/** Finds out which records of a set would be left as they are, and why. */
export async function blockedRecords(
  call: Call,
  entity: Entity,
  verbs: Verbs,
  action: BulkAction,
  changes: BulkChanges | null,
  removal: Removal,
  members: readonly Member[],
): Promise<BlockedRecords> {
  const ids = members.map(({ id }) => id);
  const { checked, kept, unchanged } = changes
    ? await blockedFromEdit(call, entity, verbs, changes, members)
    : { checked: ids.length, kept: await blockedOf(call, entity, verbs, action, removal, ids), unchanged: 0 };
  const left = ids.filter((id) => kept.has(id));
  const named = left.slice(0, mostNamed);
  const labels = await labelsOf(call, entity, named);
  const rows = named.map((id) => rowOf(id, labels.get(id) ?? '', kept.get(id) as Blocking));
  const wantReason = [...kept.values()].filter(({ refusal }) => reasonOf(refusal).code === 'reasonRequired').length;
  return { checked, count: left.length, unchanged, wantReason, ids: left, rows };
}

function blockedOf(
  call: Call,
  entity: Entity,
  verbs: Verbs,
  action: BulkAction,
  removal: Removal,
  ids: readonly string[],
) {
  return action === 'remove'
    ? blockedFromRemoval(call, entity, verbs, ids, removal)
    : blockedFromRestoring(call, entity, ids);
}

function rowOf(id: string, label: string, { refusal, holders }: Blocking): BlockedRecord {
  return { id, label, ...reasonOf(refusal), holders };
}
