import type { Invitation } from '@mandate/contract/access/session.ts';
import type { Database } from '../../database/database.ts';
import type { Seal } from '../../secrets/sealed.ts';

/** What the users register needs of sessions and passwords. */
export interface AccountSessions {
  /** The string to store for a password. */
  hashPassword(password: string): Promise<string>;
  /**
   * Makes sure a password is strong enough (decisions 3).
   * @param words what is known of the person and weak as a password
   * @param field the path a refusal names
   * @throws Refusal validationFailed with what is wrong with it
   */
  checkStrength(password: string, words: string[], field: string): Promise<void>;
  /** A fresh link behind which the person chooses the first password; it can be told only now. */
  invite(db: Database, accountId: string): Promise<Invitation>;
  /** Seals mails that wait to be sent. */
  seal: Seal;
  /** Ends every session of an account: the next call with one of its tokens is refused. */
  endSessions(db: Database, accountId: string, reason: string): Promise<void>;
}
