import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Stored, toldNames, writablePartNames } from '../read/stored.ts';
import { checkUnique, uniqueFields } from '../rules/check-unique.ts';
import type { Saving } from '../write/begin-save.ts';
import { changeRecord } from '../write/change-record.ts';
import { type Written, writeTogether } from '../write/change-records.ts';
import { ownErrors, refuseFound } from '../write/finish-save.ts';
import { errorsOnce } from './errors-once.ts';

/** Completes a wanted record of an entity with what is computed from it. @throws Refusal when it comes to something that cannot be stored */
export type Complete = (saving: Saving) => void;

/** A locked record and what it is to be given. */
export interface ChangeRequest {
  stored: Stored;
  /** Some fields and parts, as they shall be. */
  values: Values;
  /** What is said beside them. */
  beside: Values;
}

/** What became of one record. */
export type Outcome = 'changed' | 'unchanged' | Refusal;

/**
 * Saves locked records together, by the rules a save of each would be under, in as few statements as their number allows. What refuses one
 * of them leaves the others alone. Belongs into a transaction.
 * @returns by id
 */
export async function changeMany(
  call: Call,
  entity: Entity,
  requests: readonly ChangeRequest[],
  complete: Complete,
): Promise<Map<string, Outcome>> {
  const { outcomes, written } = await checkMany(call, entity, requests, complete);
  const touchesParts = ({ stored, wanted }: Written) =>
    Object.keys(entity.parts).some((name) => !isSame(stored.values[name], wanted[name]));
  for (const one of written.filter(touchesParts)) await changeRecord(call, entity, one.stored, one.wanted);
  await writeTogether(
    call,
    entity,
    written.filter((one) => !touchesParts(one)),
  );
  return outcomes;
}

/** Finds out what would become of records that are saved together: nothing is written. Parameters as of {@link changeMany}. */
export async function checkMany(
  call: Call,
  entity: Entity,
  requests: readonly ChangeRequest[],
  complete: Complete,
): Promise<{ outcomes: Map<string, Outcome>; written: Written[] }> {
  const outcomes = new Map<string, Outcome>();
  const written: Written[] = [];
  const outer = errorsOnce(call, entity);
  for (const request of requests) {
    const { stored } = request;
    try {
      const saving = savingOf(request);
      complete(saving);
      const changes = changesOf(entity, stored.values, saving.wanted);
      if (changes.length > 0) {
        const found = [...ownErrors(call, entity, saving), ...(saving.isLookedUp ? [] : await outer(saving))];
        refuseFound(call, entity, saving, found);
        await checkUniqueIfTouched(call, entity, saving, changes);
        written.push({ stored, wanted: saving.wanted, changes });
      }
      outcomes.set(stored.id, changes.length > 0 ? 'changed' : 'unchanged');
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      outcomes.set(stored.id, problem);
    }
  }
  return { outcomes, written };
}

function savingOf({ stored, values, beside }: ChangeRequest): Saving {
  const { id, version } = stored;
  const sent = { id, version, values, beside, errors: [], bodyHash: '' };
  return { id, stored, wanted: { ...stored.values, ...values }, sent, isRepeat: false };
}

function changesOf(entity: Entity, before: Values, wanted: Values): Change[] {
  return changesBetween(before, wanted, toldNames(entity), writablePartNames(entity));
}

async function checkUniqueIfTouched(call: Call, entity: Entity, saving: Saving, changes: Change[]): Promise<void> {
  const watched = uniqueFields(entity).flatMap(([name, { within }]) => [name, ...(within ?? [])]);
  if (!changes.some(({ field }) => watched.includes(field))) return;
  await checkUnique(call, entity, saving.id, saving.stored?.values ?? null, saving.wanted);
}
