import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { takenValues } from '../rules/check-unique.ts';
import { created, firstFacts, type Saving } from '../write/begin-save.ts';
import { createRecords } from '../write/create-records.ts';
import { ownErrors, refuseFound, uncompletedErrors } from '../write/finish-save.ts';
import { withCodes } from '../write/numbering.ts';
import type { Sent } from '../write/read-body.ts';
import type { Complete, Outcome } from './change-many.ts';
import { errorsOnce } from './errors-once.ts';

/** A new record as it was read, under the id it is to have. */
export interface Wanted {
  id: string;
  sent: Sent;
}

/**
 * Creates records together, by the rules a save of each would be under, in as few statements as their number allows. What refuses one of
 * them leaves the others alone. Belongs into a transaction.
 * @param numbers where codes are counted: the transaction, or beside it, so that others who create do not wait for its end
 * @returns by id
 * @throws an error of the database when a value is taken by another call at the same moment, or twice among these
 */
export async function createMany(
  call: Call,
  entity: Entity,
  records: readonly Wanted[],
  complete: Complete,
  numbers: Database,
): Promise<Map<string, Outcome>> {
  if (may(call.caller.role, entity.name, 'create') === false) refuse('notPermitted');
  const outcomes = new Map<string, Outcome>();
  const outer = errorsOnce(call, entity);
  const facts = await firstFacts(call, entity);
  const good: Saving[] = [];
  for (const { id, sent } of records) {
    const wanted = created(entity, sent.values, facts);
    const saving: Saving = { id, stored: null, wanted, sent, isRepeat: false };
    await settled(outcomes, id, async () => {
      // What could not be read is completed by nothing: its own problems are said with those of the rest.
      const isRead = sent.errors.length === 0;
      if (isRead) complete(saving);
      const own = isRead ? ownErrors(call, entity, saving) : uncompletedErrors(call, entity, saving);
      const found = [...own, ...(saving.isLookedUp ? [] : await outer(saving))];
      refuseFound(call, entity, saving, found);
      good.push(saving);
    });
  }
  const taken = await takenValues(call, entity, good);
  for (const [id, refusal] of taken) outcomes.set(id, refusal);
  await insertAll(
    call,
    entity,
    good.filter(({ id }) => !taken.has(id)),
    numbers,
  );
  return outcomes;
}

async function settled(outcomes: Map<string, Outcome>, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    outcomes.set(id, 'changed');
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    outcomes.set(id, problem);
  }
}

async function insertAll(call: Call, entity: Entity, savings: readonly Saving[], numbers: Database): Promise<void> {
  if (savings.length === 0) return;
  const coded = await withCodes(
    numbers,
    entity,
    savings.map(({ wanted }) => wanted),
  );
  const records = savings.map(({ id }, place) => ({ id, values: coded[place] ?? {} }));
  await createRecords(call, entity, records);
}
