import { may } from '@mandate/contract/access/permissions.ts';
import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { account, selfEditedFields } from '@mandate/contract/entities/account.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { layoutChoiceSchema } from '@mandate/contract/preferences/layout-choice-schema.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { readRecord } from '../../records/read/find.ts';
import { writableNames } from '../../records/read/stored.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { withJsonRead } from '../../records/write/with-json-read.ts';
import { ownAccountFacts } from './find-account.ts';

/** Of the own account everything else stays as it is. */
const fixed = writableNames(account.fields).filter((name) => !selfEditedFields.some((own) => own === name));

/**
 * Changes the caller's own account: name, language, zone, formats and looks (decisions 9.2). The record may be sent back
 * whole, as it was replied.
 * @param body with the caller's own id and a version
 * @throws Refusal as a register's save; ownRoleChange; notPermitted with every field that may not be changed
 */
export async function saveOwnAccount(call: Call, body: unknown): Promise<Values> {
  const facts = await ownAccountFacts(call);
  const sent = withJsonRead(readBody(facts, body, everything), 'layout', layoutChoiceSchema);
  return inTransaction(call.db, async (db) => {
    const inside = { ...unrestricted(call), db };
    const saving = await beginSave(inside, facts, sent);
    saving.wanted = completed(account, saving.wanted);
    refuseFixed(call, facts, completed(account, saving.stored?.values ?? {}), saving.wanted);
    await checkWanted(inside, facts, saving);
    return readRecord(inside, facts, await finishSave(inside, facts, saving));
  });
}

/** Of the own account nothing is hidden from anybody, so it is read and compared as by who sees everything. */
function unrestricted(call: Call): Call {
  return { ...call, caller: { ...call.caller, ...everything, isWaiting: false } };
}

/** What the firm notes of an account is for those to change who keep accounts. */
function refuseFixed({ caller }: Call, { fields }: Entity, before: Values, wanted: Values): void {
  const noted =
    may(caller.role, account.name, 'create') === false ? Object.keys(fields).filter((name) => fields[name]?.own) : [];
  const changed = [...fixed, ...noted].filter((name) => !isSame(before[name], wanted[name]));
  if (changed.length === 0) return;
  const code = changed.some((name) => name === 'role' || name === 'status') ? 'ownRoleChange' : 'notPermitted';
  refuse(code, {}, { fieldErrors: changed.map((name) => fieldError(name, code)) });
}
