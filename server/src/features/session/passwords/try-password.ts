import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { type FoundAccount, findAccount, foldAddress } from '../account/find-account.ts';
import type { Origin } from '../entrance/place.ts';
import { countGuess } from './password-guesses.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';

/** What came of trying a password. */
export interface Tried {
  /** The account of the address, if there is one. */
  account: FoundAccount | null;
  /** Whether the password is its own and opens something now. */
  isRight: boolean;
}

/**
 * Tries a password on the account of an address, as one counted attempt. It takes the same time whether or not there is such an
 * account. A password stored with weaker settings than today's is stored again.
 * @throws Refusal tooManyAttempts, serviceUnavailable
 */
export async function tryPassword(db: Database, origin: Origin, typed: string, password: string): Promise<Tried> {
  const address = foldAddress(typed);
  const account = await findAccount(db, address);
  const guess = await countGuess(db, origin, address, account?.row.id ?? null);
  const isOwn = await isPassword(account?.passwordHash ?? null, password).catch(async (error: unknown) => {
    await guess.wasNone();
    throw error;
  });
  if (!account || !isOwn || !account.isOpen) return { account, isRight: false };
  await guess.wasRight();
  await storeAnew(db, account, password);
  return { account, isRight: true };
}

async function storeAnew(db: Database, { row, passwordHash }: FoundAccount, password: string): Promise<void> {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  // Unless another password was set meanwhile.
  const text = 'update accounts set password_hash = $3 where id = $1 and password_hash = $2';
  await run(db, text, [row.id, passwordHash, await hashPassword(password)]);
}
