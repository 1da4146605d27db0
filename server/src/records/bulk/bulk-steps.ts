import type { Verb } from '@mandate/contract/access/permissions.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import type { Call, Origin } from '../../calls/call.ts';
import { isPassing } from '../../database/is-passing.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { deletionOf } from '../history/deletion-of.ts';
import { loadMany, type Stored } from '../read/stored.ts';
import { scopeSql } from '../rights/scope.ts';
import { undoPatchOf } from '../undo/undo-patch.ts';
import type { Verbs } from '../verbs.ts';
import { type BulkChanges, changedValues } from './bulk-changes.ts';
import type { Member } from './bulk-members.ts';
import { type ChangeRequest, changeMany, type Outcome } from './change-many.ts';

/** Does some of a run and says what became of each record; `partly` names those of which something stays as it was. */
export type Step = (
  call: Call,
  members: readonly Member[],
) => Promise<{ outcomes: Map<string, Outcome>; partly?: string[] }>;

const refused = (code: 'recordNotFound' | 'notPermitted' | 'changedMeanwhile' | 'changedSince' | 'recordBusy') =>
  new Refusal(code, {}, null);

/** Gives records new values. */
export function editing(entity: Entity, verbs: Verbs, changes: BulkChanges): Step {
  const give = (stored: Stored) => changedValues(changes, stored.values);
  return (call, members) => saveEach(call, entity, verbs, members, give, changes.beside);
}

/** Gives records the values back that a run or an import took from them, as far as they were not changed since. */
export function takingBack(entity: Entity, verbs: Verbs, batch: Origin): Step {
  return async (call, members) => {
    const saved = await entriesOf(call, entity, batch, members);
    // Asked once more where a step is done again.
    const partly = new Set<string>();
    const give = (stored: Stored): Values => {
      const { values, kept } = undoPatchOf(entity, saved.get(stored.id)?.changes ?? [], stored.values, call.caller);
      if (Object.keys(values).length === 0) throw refused('changedSince');
      if (kept.length > 0) partly.add(stored.id);
      return values;
    };
    const current = members.map(({ id }) => ({ id, version: 0 }));
    return { ...(await saveEach(call, entity, verbs, current, give)), partly: [...partly] };
  };
}

/**
 * Saves records together where the entity says how they are completed, else one by one, as also where another transaction holds one of them.
 * @param members version 0 is any version
 * @param beside what is said of each in addition to its values
 */
export async function saveEach(
  call: Call,
  entity: Entity,
  verbs: Verbs,
  members: readonly Member[],
  give: (stored: Stored) => Values,
  beside: Values = {},
) {
  const { complete } = verbs;
  if (complete) {
    const together = (some: readonly Member[]) =>
      inTransaction(call.db, async (db) => {
        const inside = { ...call, db };
        await verbs.hold?.(
          inside,
          some.map(({ id }) => id),
        );
        const { ready, outcomes } = await lockReady(inside, entity, some);
        const { wishes: requests, refused: without } = requestsOf(ready, give, beside);
        const given = await changeMany(inside, entity, requests, await complete(inside, requests));
        return { outcomes: new Map<string, Outcome>([...outcomes, ...without, ...given]) };
      });
    try {
      return await together(members);
    } catch (problem) {
      if (!isPassing(problem) || call.db.isTransaction) throw problem;
      return oneByOne(call, members, async (member) => {
        return (await together([member])).outcomes.get(member.id) ?? 'unchanged';
      });
    }
  }
  return oneByOne(call, members, (member) =>
    inTransaction(call.db, async (db): Promise<Outcome> => {
      const inside = { ...call, db };
      const { ready, outcomes } = await lockReady(inside, entity, [member]);
      const [stored] = ready;
      if (!stored) return outcomes.get(member.id) ?? refused('recordNotFound');
      const { id, version } = stored;
      const record = await verbs.save(inside, withNestedOwn({ id, version, ...give(stored), ...beside }));
      return record.version === version ? 'unchanged' : 'changed';
    }),
  );
}

/** What records are to be given; of some it may come out that they cannot be. */
export function requestsOf(records: readonly Stored[], give: (stored: Stored) => Values, beside: Values) {
  const requests: ChangeRequest[] = [];
  const refusedOnes = new Map<string, Refusal>();
  for (const stored of records) {
    try {
      requests.push({ stored, values: give(stored), beside });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      refusedOnes.set(stored.id, problem);
    }
  }
  return { wishes: requests, refused: refusedOnes };
}

/** Locks records; those that went, changed or are beyond the caller's reach are set apart. */
async function lockReady(call: Call, entity: Entity, members: readonly Member[]) {
  const ids = members.map(({ id }) => id);
  const found = await loadMany(call.db, entity, ids, 'lock');
  const isWithin = await within(call, entity, 'edit', ids);
  const outcomes = new Map<string, Outcome>();
  const ready: Stored[] = [];
  for (const { id, version } of members) {
    const stored = found.get(id);
    if (!stored) outcomes.set(id, refused('recordNotFound'));
    else if (stored.deletedAt !== null)
      outcomes.set(id, new Refusal('recordDeleted', await deletionOf(call.db, entity, stored), null));
    else if (!isWithin.has(id)) outcomes.set(id, refused('notPermitted'));
    else if (version !== 0 && stored.version !== version) outcomes.set(id, refused('changedMeanwhile'));
    else ready.push(stored);
  }
  return { ready, outcomes };
}

/** Those of some records with which the caller may do something. */
export async function within(call: Call, entity: Entity, verb: Verb, ids: readonly string[]): Promise<Set<string>> {
  const sqlQuery = new SqlQuery();
  const text = `select t.id from ${entity.table} t where t.id = any(${sqlQuery.bind(ids)})
    and ${scopeSql(sqlQuery, entity, verb, call.caller)}`;
  return new Set((await run<{ id: string }>(call.db, text, sqlQuery.values)).map(({ id }) => id));
}

/** Removes records, each with what goes along with it. @param reason why, where one was given */
export function removing(verbs: Verbs, reason?: string): Step {
  return (call, members) =>
    oneByOne(call, members, async ({ id, version }) => {
      await verbs.remove(call, id, { version, reason });
      return 'changed';
    });
}

/** Restores records, each as it was removed. */
export function restoring(verbs: Verbs): Step {
  return (call, members) =>
    oneByOne(call, members, async ({ id }) => {
      await verbs.undelete(call, id);
      return 'changed';
    });
}

/** Does the opposite with the records of a run that were not touched since. */
export function reversing(entity: Entity, batch: Origin, opposite: Step): Step {
  return async (call, members) => {
    const entries = await entriesOf(call, entity, batch, members);
    const text = `select id, version from ${entity.table} where id = any($1)`;
    const now = await run<Member>(call.db, text, [members.map(({ id }) => id)]);
    const untouched = now.filter(({ id, version }) => entries.get(id)?.version === version);
    const { outcomes } = await opposite(call, untouched);
    for (const { id } of members) if (!outcomes.has(id)) outcomes.set(id, refused('changedSince'));
    return { outcomes };
  };
}

/** What a run changed of records, the last of its entries for each. */
async function entriesOf(call: Call, entity: Entity, { kind, batchId }: Origin, members: readonly Member[]) {
  const text = `select record_id as id, version, changes from history where batch_id = $1 and entity = $2 and origin = $3
    and record_id = any($4) order by id`;
  const ids = members.map(({ id }) => id);
  const rows = await run<Member & { changes: Change[] }>(call.db, text, [batchId, entity.name, kind, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What refuses one of them, or somebody who holds it, leaves the others alone. */
async function oneByOne({ db }: Call, members: readonly Member[], act: (member: Member) => Promise<Outcome>) {
  const outcomes = new Map<string, Outcome>();
  for (const member of members) {
    try {
      outcomes.set(member.id, await act(member));
    } catch (error) {
      const problem = isPassing(error) && !db.isTransaction ? refused('recordBusy') : error;
      if (!(problem instanceof Refusal)) throw problem;
      // Nothing of the run can be done before the password is given again.
      if (problem.code === 'reauthNeeded') throw problem;
      outcomes.set(member.id, problem);
    }
  }
  return { outcomes };
}
