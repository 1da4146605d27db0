import { may } from '@mandate/contract/access/permissions.ts';
import type { ToldInvitation } from '@mandate/contract/access/session.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { account } from '@mandate/contract/entities/account.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { layoutChoiceSchema } from '@mandate/contract/preferences/layout-choice-schema.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody, type Sent } from '../../records/write/read-body.ts';
import { withJsonRead } from '../../records/write/with-json-read.ts';
import type { AccountSessions } from './account-sessions.ts';
import { findAccount, isOwn } from './find-account.ts';
import { type FirstPassword, firstPassword, noPassword, takePassword } from './first-password.ts';
import { keepLastAdministrator, lockAccounts } from './last-administrator.ts';
import { mailInvitation } from './mail-invitation.ts';
import { noteRoleChange } from './note-role-change.ts';
import { checkRights, endsSessions, needsConfirmation } from './rights.ts';
import { saveOwnAccount } from './save-own-account.ts';
import { statusErrors } from './status-errors.ts';

/**
 * Creates or changes an account. A new one may come with a password; without one the person is invited, and the reply tells the link once.
 * @returns the stored account, with `invitation` when the person was invited by this very save
 * @throws ZodError, Refusal as a register's save; ownRoleChange, notPermitted, reauthNeeded, lastAdministrator
 */
export async function saveAccount(keeping: AccountSessions, call: Call, body: unknown): Promise<Values> {
  const { id, version } = (body ?? {}) as { id?: unknown; version?: unknown };
  const isChange = version !== undefined;
  if (isChange && isOwn(call.caller, id)) return saveOwnAccount(call, body);
  const facts = await currentFacts(call.db, account);
  if (isChange) return saveOther(keeping, call, facts, readAccount(call, facts, body), noPassword);
  if (may(call.caller.role, account.name, 'create') === false) refuse('notPermitted');
  const taken = takePassword(body);
  const sent = readAccount(call, facts, taken.body);
  return saveOther(keeping, call, facts, sent, await firstPassword(keeping, taken.password, sent));
}

function readAccount(call: Call, facts: Entity, body: unknown): Sent {
  return withJsonRead(readBody(facts, body, call.caller), 'layout', layoutChoiceSchema);
}

async function saveOther(
  keeping: AccountSessions,
  call: Call,
  facts: Entity,
  sent: Sent,
  password: FirstPassword,
): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await lockAccounts(db);
    const saving = await beginSave(inside, facts, sent);
    if (saving.isRepeat) return findAccount(inside, saving.id);
    await checkAccount(inside, facts, saving, password);
    const before = saving.stored?.values ?? null;
    if (before && endsSessions(before, saving.wanted)) await keeping.endSessions(db, saving.id, 'account changed');
    const id = await finishSave(inside, facts, saving);
    if (password.hash !== null) await storePassword(db, id, password.hash);
    if (before) await noteRoleChange(inside, id, before, saving.wanted);
    const isInvited = saving.wanted.status === 'invited' && before?.status !== 'invited';
    const record = await findAccount(inside, id);
    if (!isInvited) return record;
    return { ...record, invitation: await invited(keeping, inside, record) };
  });
}

/** Every rule an account is under, and the last of them: that the password was given a short while ago. */
async function checkAccount(call: Call, facts: Entity, saving: Saving, password: FirstPassword): Promise<void> {
  const { id, stored, sent } = saving;
  const before = stored?.values ?? null;
  const isChosen = before !== null || 'status' in sent.values;
  const status = isChosen ? saving.wanted.status : password.hash === null ? 'invited' : 'active';
  const wanted = { ...saving.wanted, status };
  saving.wanted = completed(account, wanted);
  checkRights(call.caller, before, saving.wanted);
  const hasPassword = stored ? await isPasswordStored(call.db, id) : password.hash !== null;
  // Of a password that was sent and is not good enough, that is what is to be said.
  const found = password.errors.length > 0 ? password.errors : statusErrors(before?.status, status, hasPassword);
  saving.sent = { ...sent, errors: [...sent.errors, ...found] };
  await checkWanted(call, facts, saving);
  if (before) await keepLastAdministrator(call.db, id, before, saving.wanted);
  if (needsConfirmation(before, saving.wanted) && !call.caller.isConfirmed) refuse('reauthNeeded');
}

async function isPasswordStored(db: Database, id: string): Promise<boolean> {
  const text = 'select 1 from accounts where id = $1 and password_hash is not null';
  return (await run(db, text, [id])).length > 0;
}

async function storePassword(db: Database, id: string, hash: string): Promise<void> {
  await run(db, 'update accounts set password_hash = $2, password_changed_at = now() where id = $1', [id, hash]);
}

async function invited(keeping: AccountSessions, call: Call, record: Values): Promise<ToldInvitation> {
  const { db, caller, timeZone } = call;
  const [id, email] = [String(record.id), String(record.email)];
  const [fullName, language] = [String(record.fullName), String(record.language)];
  const invitation = await keeping.invite(db, id);
  await writeAudit(db, { ...actorOf(call), action: 'invited', entity: account.name, recordId: id });
  const to = { id, email, fullName, language, byId: caller.id, timeZone };
  const isMailed = await mailInvitation(db, keeping.seal, to, invitation);
  return { ...invitation, mailedTo: isMailed ? email : null };
}
