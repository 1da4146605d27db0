import type { SignedIn, signUpSchema } from '@mandate/contract/access/session.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../calls/audit.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { Refusal, refuse } from '../../../http/refusal.ts';
import { parameter } from '../../../records/read/parameter.ts';
import { insertAccount } from '../account/create-account.ts';
import { foldAddress } from '../account/find-account.ts';
import { checkStrength } from '../passwords/check-strength.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { limitByNetwork } from './limit-by-network.ts';
import type { Origin, Place } from './place.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs somebody up as a guest, who is signed in at once and sees nothing until an administrator links them (decisions 3).
 * A taken address is refused in neutral words and as late as a free one succeeds.
 * @param language the product was read in, which the account keeps; null for the firm's
 * @throws Refusal tooManyAttempts, signUpClosed, signUpDomain, passwordTooWeak, registrationNotPossible
 */
export async function signUp(
  db: Database,
  tokens: AccessTokens,
  sent: z.infer<typeof signUpSchema>,
  language: string | null,
  origin: Origin,
  place: Place,
): Promise<SignedIn> {
  const refused = 'signUpRefused' as const;
  await limitByNetwork(db, 'sign-up', origin, refused);
  const email = foldAddress(String(sent.email));
  const fullName = String(sent.username);
  try {
    await checkSignUpMode(db, email);
    await checkStrength(sent.password, [email, fullName], 'password');
    const passwordHash = await hashPassword(sent.password);
    return await inTransaction(db, async (trx) => {
      const id = await insertAccount(trx, { email, fullName, role: 'GUEST', language }, passwordHash);
      if (id === null) return refuse('registrationNotPossible');
      const entrance = { place, origin, rememberMe: true, action: 'signedUp' } as const;
      return (await signIn(trx, tokens, id, entrance)) ?? refuse('registrationNotPossible');
    });
  } catch (error) {
    if (error instanceof Refusal && error.status < 500)
      await writeAudit(db, { action: refused, ...origin, details: { code: error.code } });
    throw error;
  }
}

/**
 * Refuses a sign-up that the parameters do not let in (decisions 3).
 * @throws Refusal signUpClosed where people come by invitation or not at all, signUpDomain for an address of another domain
 */
async function checkSignUpMode(db: Database, address: string): Promise<void> {
  const mode = await parameter(db, 'security.signUpMode');
  if (mode === 'open') return;
  if (mode !== 'domain') refuse('signUpClosed');
  const allowed = (await parameter(db, 'security.allowedDomains')) as string[];
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!allowed.some((each) => each.toLowerCase() === domain)) refuse('signUpDomain');
}
