import { isNoun, may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { view } from '@mandate/contract/entities/view.ts';
import { viewStateSchema } from '@mandate/contract/lists/view-state.ts';
import { type TellingWords, tellingGrants, tellsOf } from '@mandate/contract/lists/view-tells.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { find, readRecord } from '../../records/read/find.ts';
import { writableNames } from '../../records/read/stored.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { withJsonRead } from '../../records/write/with-json-read.ts';
import { everyWords } from '../../words/words.ts';

/**
 * Of a view somebody else shared only what it shows may be changed; of an own one everything but whose list it is. A shared one whose owner is gone
 * is an own one to an SA.
 */
const fixedForOthers = writableNames(view.fields).filter((name) => name !== 'state');
const fixedForOwner = ['list'];

/**
 * Creates or changes a view. Everybody has private views; who is no guest may share them, and may change what one shared with them shows
 * unless it is locked. What it tells of decides to whom it is offered.
 * @returns the stored view
 * @throws ZodError, Refusal as a register's save; notPermitted with every field that may not be set this way
 */
export async function saveView(call: Call, body: unknown): Promise<Values> {
  const sent = withJsonRead(readBody(view, body, call.caller), 'state', viewStateSchema);
  // Who waits has no list that a view could be of.
  if (sent.version === null && call.caller.isWaiting) refuse('notPermitted');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, view, sent);
    if (saving.isRepeat) return find(inside, view, saving.id);
    saving.wanted = completed(view, saving.wanted);
    const isLeft = saving.stored !== null && call.caller.role === 'SA' && (await isOwnerGone(inside, saving.id));
    refuseRights(call.caller, saving, isLeft);
    const errors = [...listErrors(call.caller, saving), ...(isLeft ? leftErrors(saving) : [])];
    saving.sent = { ...sent, errors: [...sent.errors, ...errors] };
    await checkWanted(inside, view, saving);
    const id = await finishSave(inside, view, saving);
    await storeTellings(inside, id, saving.wanted);
    return readRecord(inside, view, id);
  });
}

async function isOwnerGone({ db }: Call, id: string): Promise<boolean> {
  return (await run(db, `select 1 from ${view.table} where id = $1 and is_owner_gone`, [id])).length > 0;
}

/** The words by which the name of a view tells of amounts, in every language. */
function tellingWords(): TellingWords {
  const said = (grant: string) => everyWords().map((words) => words.at(`views.tellingWords.${grant}`));
  return Object.fromEntries(tellingGrants.map((grant) => [grant, said(grant).join(' ')])) as TellingWords;
}

/** Keeps what a view tells of, and beside it what it ever told of: its history and what is left of it in a save that collides tell that too. */
async function storeTellings({ db }: Call, id: string, { list, name, state }: Values): Promise<void> {
  const told = { list: String(list), name: String(name), state: viewStateSchema.parse(state) };
  const text = `update ${view.table} set tells = $2, ever_told = array(select distinct unnest(ever_told || $2::text[])) where id = $1`;
  await run(db, text, [id, tellsOf(told, tellingWords())]);
}

/** Of a view whose owner is gone nobody would be left to see it. */
function leftErrors({ wanted }: Saving): FieldError[] {
  return wanted.audience === 'private' ? [fieldError('audience', 'ownerGone')] : [];
}

/** @throws Refusal notPermitted with every field at once */
function refuseRights(caller: Caller, { stored, wanted }: Saving, isLeft: boolean): void {
  const isOwn = stored === null || stored.createdById === caller.id || isLeft;
  const before = stored?.values ?? { audience: 'private', defaultFor: [] };
  const isChanged = (name: string) => !isSame(before[name], wanted[name]);
  const fixed = stored === null ? [] : isOwn ? fixedForOwner : fixedForOthers;
  const refused = new Set(fixed.filter(isChanged));
  if (caller.role === 'GUEST' && wanted.audience !== 'private') refused.add('audience');
  const mayMakeDefault = caller.role === 'SA' || caller.role === 'ADMIN';
  if (!mayMakeDefault && isChanged('defaultFor')) refused.add('defaultFor');
  if (refused.size === 0) return;
  refuse('notPermitted', {}, { fieldErrors: [...refused].map((name) => fieldError(name, 'notPermitted')) });
}

/** A view is of a list the person may open; of other lists nothing is said, not even that they are there. */
function listErrors({ role }: Caller, { stored, wanted }: Saving): FieldError[] {
  const { list } = wanted;
  if (stored !== null || typeof list !== 'string') return [];
  return isNoun(list) && may(role, list, 'list') !== false ? [] : [fieldError('list', 'valueNotAllowed')];
}
