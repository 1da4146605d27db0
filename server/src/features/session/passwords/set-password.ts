import { writeAudit } from '../../../calls/audit.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse } from '../../../http/refusal.ts';
import { limitByNetwork } from '../entrance/limit-by-network.ts';
import type { Origin } from '../entrance/place.ts';
import { checkStrength } from './check-strength.ts';
import { findLinked, useLink } from './one-time-links.ts';
import { forgiveGuesses } from './password-guesses.ts';
import { hashPassword } from './passwords.ts';
import { lockAccount, storePassword } from './store-password.ts';

/**
 * Sets the password chosen by who followed a link; the link works once.
 * @throws Refusal linkNotValid, passwordTooWeak, tooManyAttempts
 */
export async function setPassword(db: Database, origin: Origin, token: string, password: string): Promise<null> {
  const linked = await findLinked(db, token);
  if (!linked) return refuseLink(db, origin);
  const { id, email, fullName } = linked;
  await checkStrength(password, [email, fullName], 'password');
  const hash = await hashPassword(password);
  const isSet = await inTransaction(db, async (trx) => {
    await lockAccount(trx, id);
    if (!(await useLink(trx, token))) return false;
    const call = { db: trx, ...origin, caller: { id, sessionId: null } };
    await storePassword(call, id, hash, 'chosen', 'password set');
    await forgiveGuesses(trx, email);
    await writeAudit(trx, { action: 'passwordSet', ...origin, actorId: id, entity: 'account', recordId: id });
    return true;
  });
  return isSet ? null : refuseLink(db, origin);
}

async function refuseLink(db: Database, origin: Origin): Promise<never> {
  await limitByNetwork(db, 'link', origin, 'passwordRefused');
  await writeAudit(db, { action: 'passwordRefused', ...origin, details: { code: 'linkNotValid' } });
  return refuse('linkNotValid');
}
