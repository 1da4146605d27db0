import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { insertAccount } from './create-account.ts';

/** An account made at start. */
export interface NewAccount {
  email: string;
  role: string;
  /** To be told once; null where the operator gave it. */
  password: string | null;
}

/** A password nobody chose: 120 bits, readable aloud. */
export function generatedPassword(): string {
  return randomBytes(15).toString('base64url');
}

/**
 * Makes the first SA when there is no account yet (decisions 3). Several processes starting at once make one.
 * @param password given by the operator; without it one is generated
 * @returns the account, or null when there was one already
 */
export async function firstAdministrator(
  db: Database,
  email = 'sa@mandate.example',
  password?: string,
): Promise<NewAccount | null> {
  if (await isAnybodyThere(db)) return null;
  const chosen = password ?? generatedPassword();
  // Before the turn is waited for, so that whoever starts beside it does not wait for the making of a hash.
  const passwordHash = await hashPassword(chosen);
  return inTransaction(db, async (trx) => {
    await run(trx, "select pg_advisory_xact_lock(hashtextextended('first administrator', 0))", []);
    if (await isAnybodyThere(trx)) return null;
    await insertAccount(trx, { email, fullName: 'Super administrator', role: 'SA' }, passwordHash);
    return { email, role: 'SA', password: password === undefined ? chosen : null };
  });
}

async function isAnybodyThere(db: Database): Promise<boolean> {
  return (await run(db, 'select 1 from accounts limit 1', [])).length > 0;
}
