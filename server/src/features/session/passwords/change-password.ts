import type { SignedIn } from '@mandate/contract/access/session.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Place } from '../entrance/place.ts';
import { signIn } from '../entrance/sign-in.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { checkStrength } from './check-strength.ts';
import { hashPassword } from './passwords.ts';
import { storePassword } from './store-password.ts';

/**
 * Changes the own password. Every session of the account ends, this one too; the reply is a fresh sign-in.
 * @throws Refusal passwordWrong on the field, passwordTooWeak on the field, tooManyAttempts
 */
export async function changePassword(
  call: Call,
  tokens: AccessTokens,
  place: Place,
  sent: { currentPassword: string; newPassword: string },
): Promise<SignedIn> {
  const { caller, network, requestId } = call;
  const email = await checkOwnPassword(call, sent.currentPassword, 'currentPassword');
  await checkStrength(sent.newPassword, [email, caller.fullName, sent.currentPassword], 'newPassword');
  const hash = await hashPassword(sent.newPassword);
  const remembers = 'select remember_me as "rememberMe" from sessions where id = $1';
  const [session] = await run<{ rememberMe: boolean }>(call.db, remembers, [caller.sessionId]);
  const rememberMe = session?.rememberMe ?? false;
  const entrance = { place, origin: { network, requestId }, rememberMe, action: 'passwordChanged' } as const;
  const signedIn = await signIn(call.db, tokens, caller.id, entrance, async (trx) => {
    await storePassword({ ...call, db: trx }, caller.id, hash, 'chosen', 'password changed');
  });
  return signedIn ?? refuse('sessionExpired');
}
