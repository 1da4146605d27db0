import type { OneTimePassword } from '@mandate/contract/access/session.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { actorOf, writeAudit } from '../../../calls/audit.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse } from '../../../http/refusal.ts';
import { findVisible } from '../../../records/read/find.ts';
import { isWithin } from '../../../records/rights/scope.ts';
import { generatedPassword } from '../account/first-administrator.ts';
import { forgiveGuesses } from './password-guesses.ts';
import { hashPassword } from './passwords.ts';
import { lockAccount, storePassword } from './store-password.ts';

/**
 * Makes a password for somebody else, told once: it opens nothing but the choice of another one, and that for a day.
 * @throws Refusal recordNotFound for who the caller may not keep, notPermitted for the own account, reauthNeeded
 */
export async function resetPassword(call: Call, id: string): Promise<OneTimePassword> {
  const { caller } = call;
  if (caller.mustChangePassword) refuse('passwordChangeNeeded');
  if (id === caller.id) refuse('notPermitted');
  await checkTarget(call, id);
  if (!caller.isConfirmed) refuse('reauthNeeded');
  const oneTimePassword = generatedPassword();
  const hash = await hashPassword(oneTimePassword);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await lockAccount(db, id);
    // The role may have changed since: what counts is the account as it is now locked.
    await checkTarget(inside, id);
    const expiresAt = (await storePassword(inside, id, hash, 'oneTime', 'password reset')) ?? '';
    const [target] = await run<{ email: string }>(db, 'select lower(email) as email from accounts where id = $1', [id]);
    await forgiveGuesses(db, target?.email ?? '');
    await writeAudit(db, { action: 'passwordReset', ...actorOf(call), entity: 'account', recordId: id });
    return { oneTimePassword, expiresAt };
  });
}

async function checkTarget(call: Call, id: string): Promise<void> {
  const { isDeleted } = await findVisible(call, account, id);
  if (isDeleted || !(await isWithin(call, account, id, 'edit'))) refuse('recordNotFound');
}
