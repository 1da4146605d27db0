import { view } from '@mandate/contract/entities/view.ts';
import type { FieldError } from '@mandate/contract/envelope.ts';
import { fieldError } from '@mandate/contract/field-errors.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/same.ts';
import { viewStateSchema } from '@mandate/contract/view-state.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { beginSave, type Saving } from '../../resources/begin-save.ts';
import type { Call } from '../../resources/call.ts';
import { find, readRecord } from '../../resources/find.ts';
import { checkWanted, store } from '../../resources/finish-save.ts';
import { readBody } from '../../resources/read-body.ts';
import { writableNames } from '../../resources/stored.ts';
import { withJsonRead } from '../../resources/with-json-read.ts';

/** Of a view somebody else shared only what it shows may be changed; of an own one everything but whose list it is. */
const fixedForOthers = writableNames(view.fields).filter((name) => name !== 'state');
const fixedForOwner = ['list'];

/**
 * Creates or changes a view. Everybody has private views; who is no guest may share them, and may change what one shared with him shows
 * unless it is locked.
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
    refuseRights(call.caller, saving);
    saving.sent = { ...sent, errors: [...sent.errors, ...listErrors(call.caller, saving)] };
    await checkWanted(inside, view, saving);
    return readRecord(inside, view, await store(inside, view, saving));
  });
}

/** @throws Refusal notPermitted with every field at once */
function refuseRights(caller: Caller, { stored, wanted }: Saving): void {
  const isOwn = stored === null || stored.createdById === caller.id;
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
  if (stored !== null || typeof wanted.list !== 'string') return [];
  return may(role, wanted.list, 'list') === false ? [fieldError('list', 'valueNotAllowed')] : [];
}
