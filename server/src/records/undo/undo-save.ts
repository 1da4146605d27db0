import { may } from '@mandate/contract/access/permissions.ts';
import { everything } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { cleanParagraphs } from '@mandate/contract/texts/clean-text.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { type Action, changesSince } from '../history/history.ts';
import { withOwnSeen } from '../own-fields/current-facts.ts';
import { findVisible } from '../read/find.ts';
import { loadStored } from '../read/stored.ts';
import { isWithin } from '../rights/scope.ts';
import { undoPatchOf } from './undo-patch.ts';

type Save = (call: Call, body: unknown) => Promise<Record<string, unknown>>;

/** The version that the save made, and why it is taken back. */
export const undoSchema = z.strictObject({
  version: z.int().min(1).max(2_147_483_647),
  reason: z.string().transform(cleanParagraphs).pipe(z.string().min(1).max(500)).nullish(),
});

/**
 * Takes a save back: each of its fields that still has the value the save gave it gets the one from before, by a save of its own. What was
 * changed again since stays, and an alert says whose change that is.
 * @param save the save of this entity
 * @param undo which save, and why where that is asked for
 * @returns the record
 * @throws Refusal as a save; undoNotPossible when nothing of it is left to take back
 */
export async function undoSave(call: Call, facts: Entity, save: Save, id: string, undo: z.infer<typeof undoSchema>) {
  const { version } = undo;
  return inTransaction(call.db, async (db) => {
    const origin = { kind: 'undo', batchId: null, version, reason: undo.reason ?? undefined } as const;
    const inside: Call = { ...call, db, origin };
    const entity = withOwnSeen(facts, call.caller);
    if (may(call.caller.role, entity.name, 'edit') === false) refuse('notPermitted');
    await findVisible(inside, entity, id);
    if (!(await isWithin(inside, entity, id, 'edit'))) refuse('notPermitted');
    const stored = await loadStored(db, entity, id, 'lock');
    if (!stored) return refuse('recordNotFound');
    if (version > stored.version) return refuseField('version', 'versionNotValid');
    const changes = await savedChanges(inside, entity, id, version);
    // Of the own account everybody sees everything (decisions 9.2).
    const reader = entity.owner === 'id' && id === call.caller.id ? everything : call.caller;
    const { values: patch, kept } = undoPatchOf(entity, changes, stored.values, reader);
    // What nobody sends follows from the rest.
    const isSent = ([name]: [string, unknown]) => entity.remembered?.includes(name) !== true;
    const values = Object.fromEntries(Object.entries(patch).filter(isSent));
    const user = await changerOf(inside, entity, id, version, kept);
    if (Object.keys(values).length === 0) refuse('undoNotPossible', user ? { user, context: 'changed' } : {});
    if (kept.length > 0) call.alerts.push(call.words.sentence('undonePartly', user ? { user, context: 'by' } : {}));
    return save(inside, withNestedOwn({ id, version: stored.version, ...values }));
  });
}

/** Who changed one of the paths last since a version; the last to change anything where nobody did; empty where it was the product. */
async function changerOf(
  { db }: Call,
  entity: Entity,
  id: string,
  version: number,
  paths: readonly string[],
): Promise<string> {
  const since = await changesSince(db, entity, id, version);
  const told = since.find(({ changes }) => changes.some(({ field }) => paths.includes(field)));
  return (told ?? since[0])?.by ?? '';
}

/** What the save that made a version changed; nothing when it was something else that made it. Entries that only tell something are passed. */
async function savedChanges(call: Call, entity: Entity, id: string, version: number): Promise<Change[]> {
  const text = `select action, changes from history
    where entity = $1 and record_id = $2 and version = $3 and changes <> '[]'`;
  const [entry] = await run<{ action: Action; changes: Change[] }>(call.db, text, [entity.name, id, version]);
  return entry?.action === 'save' ? entry.changes : [];
}
