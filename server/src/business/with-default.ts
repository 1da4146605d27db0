import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { inTransaction } from '../database/queries/transaction.ts';
import { refuse } from '../http/refusal.ts';
import { readRecord } from '../records/read/find.ts';
import { notRestorable, undelete } from '../records/remove/undelete.ts';
import { beginSave, type Saving } from '../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../records/write/finish-save.ts';
import { readBody } from '../records/write/read-body.ts';

/**
 * Creates or changes a record of an entity one of whose records is the default. One that becomes it takes that from the one before, and the caller
 * is told.
 * @param within the fields whose values have a default each; none: the entity has one
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function saveWithDefault(
  call: Call,
  entity: Entity,
  body: unknown,
  within: readonly string[],
): Promise<Values> {
  const sent = readBody(entity, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db, entity);
    const saving = await beginSave(inside, entity, sent);
    if (saving.isRepeat) return readRecord(inside, entity, saving.id);
    await checkWanted(inside, entity, saving);
    const before = await takeDefault(inside, entity, saving, within);
    const stored = await readRecord(inside, entity, await finishSave(inside, entity, saving));
    for (const code of before) call.alerts.push(call.words.sentence('defaultMoved', { code }));
    return stored;
  });
}

/**
 * Restores a removed record of such an entity.
 * @param within as of {@link saveWithDefault}
 * @throws Refusal as a register's undelete; restoreConflict also of a default that another has replaced meanwhile
 */
export async function undeleteWithDefault(
  call: Call,
  entity: Entity,
  id: string,
  within: readonly string[],
): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db, entity);
    await checkDefaultFree(inside, entity, id, within);
    return undelete(inside, entity, id);
  });
}

/** Until the transaction is over nobody else says which record of an entity is a default. */
async function oneDefaultAtATime(db: Database, { table }: Entity): Promise<void> {
  await run(db, 'select pg_advisory_xact_lock(hashtext($1))', [table]);
}

/** Ends the default before the wanted one. @returns the codes of those that were it */
async function takeDefault(
  call: Call,
  entity: Entity,
  { id, wanted }: Saving,
  within: readonly string[],
): Promise<string[]> {
  if (wanted.isDefault !== true) return [];
  const alike = within.map((name, at) => ` and ${columnOf(name)} is not distinct from $${at + 2}`).join('');
  const text = `select id, version, code from ${entity.table} where id <> $1${alike} and is_default and deleted_at is null`;
  const values = [id, ...within.map((name) => wanted[name])];
  const before = await run<{ id: string; version: number; code: string }>(call.db, text, values);
  for (const { id: other, version } of before) {
    const body = { id: other, version, isDefault: false };
    await finishSave(call, entity, await beginSave(call, entity, readBody(entity, body, call.caller)));
  }
  return before.map(({ code }) => code);
}

/** @throws Refusal restoreConflict with the code of the default that took the place of the one to be restored */
async function checkDefaultFree(call: Call, { table }: Entity, id: string, within: readonly string[]): Promise<void> {
  const alike = within.map((name) => ` and o.${columnOf(name)} is not distinct from t.${columnOf(name)}`).join('');
  const text = `select o.code from ${table} t join ${table} o on o.is_default and o.deleted_at is null${alike}
    where (t.id = $1 or t.deletion_id = $1) and t.is_default and t.deleted_at is not null`;
  const [other] = await run<{ code: string }>(call.db, text, [id]);
  if (!other) return;
  const taken = fieldError('isDefault', 'defaultTaken', other);
  throw notRestorable(call, taken, { fieldErrors: [taken] });
}
