import { writeAudit } from '../../../calls/audit.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { foldAddress } from '../account/find-account.ts';
import { newResetLink } from './one-time-links.ts';
import { forgiveGuesses } from './password-guesses.ts';

/** What became of an account that was to be unlocked. */
export type Unlocked =
  /** The token of a link by which a new password is chosen, if one was wanted. */
  { outcome: 'unlocked'; email: string; token: string | null } | { outcome: 'unknown' } | { outcome: 'disabled' };

/**
 * Forgets every failed attempt at an account, so that its owner gets in from everywhere again.
 * @param withLink also makes a link by which a new password is chosen; earlier links no longer work, the password does
 */
export async function unlockAccount(db: Database, typed: string, withLink: boolean): Promise<Unlocked> {
  const address = foldAddress(typed);
  return inTransaction(db, async (trx) => {
    const text = 'select id, email, status from accounts where lower(email) = $1 and deleted_at is null for update';
    const [account] = await run<{ id: string; email: string; status: string }>(trx, text, [address]);
    if (!account) return { outcome: 'unknown' };
    if (account.status === 'disabled') return { outcome: 'disabled' };
    const { id, email } = account;
    await forgiveGuesses(trx, address);
    const token = withLink ? (await newResetLink(trx, id)).token : null;
    await writeAudit(trx, { action: 'accountUnlocked', entity: 'account', recordId: id, details: { withLink } });
    return { outcome: 'unlocked', email, token };
  });
}
