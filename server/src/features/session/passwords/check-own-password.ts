import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { actorOf, writeAudit } from '../../../calls/audit.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { Refusal, refuse } from '../../../http/refusal.ts';
import { tryPassword } from './try-password.ts';

/**
 * Makes sure the caller knows the own password. A guess counts like one at the sign-in from the same network.
 * @param field of the body the password came in
 * @returns the address of the account
 * @throws Refusal passwordWrong on the field, tooManyAttempts
 */
export async function checkOwnPassword(call: Call, password: string, field: string): Promise<string> {
  const { db, caller, network, requestId } = call;
  const text = 'select email from accounts where id = $1 and deleted_at is null';
  const [own] = await run<{ email: string }>(db, text, [caller.id]);
  if (!own) return refuse('sessionExpired');
  const { isRight } = await tryPassword(db, { network, requestId }, own.email, password);
  if (isRight) return own.email;
  await writeAudit(db, { action: 'passwordRefused', ...actorOf(call), entity: 'account', recordId: caller.id });
  throw new Refusal('passwordWrong', {}, { fieldErrors: [fieldError(field, 'passwordWrong')] });
}
