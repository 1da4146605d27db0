import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { readRecord } from '../../records/read/find.ts';
import { parameter } from '../../records/read/parameter.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { absenceOverlapErrors } from './overlap-errors.ts';
import { asOwn, callAbout } from './own-call.ts';
import { stateAfter } from './state-after.ts';
import { tellOfChange } from './tell-of-change.ts';

/**
 * Creates or changes an absence; without a person it is the caller's own. Whoever is no administrator keeps their own alone. One whose days
 * change has to be approved again.
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save; absenceOverlap, notPermitted at the person of somebody else
 */
export async function saveAbsence(call: Call, body: unknown): Promise<Values> {
  const wanted = withPerson(call, body);
  const about = await aboutSave(call, wanted);
  const sent = readBody(absence, wanted, about.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...about, db };
    const merged: string[] = [];
    const saving = await beginSave({ ...inside, alerts: merged }, absence, sent);
    if (saving.isRepeat) return readRecord(inside, absence, saving.id);
    checkPerson(call.caller, saving);
    const needsApproval = (await parameter(db, 'people.absenceApproval')) === true;
    saving.wanted = completed(absence, saving.wanted);
    const before = saving.stored?.values ?? null;
    saving.wanted = { ...saving.wanted, ...stateAfter(call.caller, before, saving.wanted, needsApproval) };
    // What could not be read says nothing of the days.
    const found = sent.errors.length > 0 ? [] : await absenceOverlapErrors(inside, saving.id, saving.wanted);
    // Whoever is nobody of the firm has to say whose it is.
    const nobody = saving.wanted.personnelId ? [] : [fieldError('personnelId', 'fieldRequired')];
    saving.sent = { ...sent, errors: [...sent.errors, ...nobody, ...found] };
    await checkWanted(inside, absence, saving);
    const id = await finishSave(inside, absence, saving);
    await tellOfChange(inside, saving, merged);
    return readRecord(inside, absence, id);
  });
}

/** What was sent; of a new absence without a person, that of the caller. A row of a file that names nobody is nobody's. */
function withPerson({ caller: { personnelId }, origin }: Call, body: unknown): unknown {
  if (origin?.kind === 'import') return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body) || 'personnelId' in body || 'version' in body)
    return body;
  return personnelId === null ? body : { ...body, personnelId };
}

/** A new one is the caller's own by its person, one that is stored by what is stored. */
async function aboutSave(call: Call, body: unknown): Promise<Call> {
  const { id, version, personnelId } = (body ?? {}) as Values;
  if (version !== undefined) return callAbout(call, id);
  return personnelId === call.caller.personnelId && personnelId !== null ? asOwn(call) : call;
}

function checkPerson(caller: Caller, { stored, wanted }: Saving): void {
  if (may(caller.role, absence.name, stored ? 'edit' : 'create') !== 'ownPerson') return;
  if (caller.personnelId !== null && wanted.personnelId === caller.personnelId) return;
  refuse('notPermitted', {}, { fieldErrors: [fieldError('personnelId', 'notPermitted')] });
}
