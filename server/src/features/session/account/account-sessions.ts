import type { Invitation } from '@mandate/contract/access/session.ts';
import type { Database } from '../../../database/database.ts';
import { checkStrength } from '../passwords/check-strength.ts';
import { newInvitation } from '../passwords/one-time-links.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessionsOf } from '../start-and-end-session.ts';

/**
 * What the register of accounts needs of passwords, links and sessions.
 * @param publicUrl the address people reach the product under, without a slash at the end; never what a request says
 */
export function accountSessions(publicUrl: () => string) {
  return {
    hashPassword,
    checkStrength,
    /** Makes the link behind which an invited person sets the first password; the earlier ones no longer work. */
    async invite(db: Database, accountId: string): Promise<Invitation> {
      const { token, expiresAt } = await newInvitation(db, accountId);
      return { link: `${publicUrl()}/session/reset-password#${token}`, expiresAt };
    },
    endSessions: endSessionsOf,
  };
}
