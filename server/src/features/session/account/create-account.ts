import type { Role } from '@mandate/contract/access/roles.ts';
import { account as accountFields } from '@mandate/contract/entities/account.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { parameters } from '../../../records/read/parameter.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { foldAddress } from './find-account.ts';

/** What an account is made with. */
export interface AccountFacts {
  email: string;
  fullName: string;
  role: Role;
  /** BCP 47; the firm's where it is not known. */
  language?: string | null;
}

/**
 * Stores an account that may sign in at once.
 * @returns its id, or null when the address belongs to an account already, removed ones included
 */
export async function insertAccount(db: Database, account: AccountFacts, passwordHash: string): Promise<string | null> {
  const id = uuidV7();
  const inserted = await run(
    db,
    `insert into accounts (id, email, full_name, role, password_hash, search_text, password_changed_at,
       language, date_format, number_format, theme)
     values ($1, $2, $3, $4, $5, search_words(concat_ws(' ', $3::text, $2::text)), now(), $6, $7, $8, $9)
     on conflict do nothing returning id`,
    [id, foldAddress(account.email), account.fullName, account.role, passwordHash, ...(await firstLooks(db, account))],
  );
  return inserted.length > 0 ? id : null;
}

/** The language and the formats a new account begins with: the firm's, but for a language that is known. */
async function firstLooks(db: Database, account: AccountFacts): Promise<unknown[]> {
  const { language, dateFormat, numberFormat, theme } = accountFields.fields;
  const keys = [language, dateFormat, numberFormat, theme].map(({ initialFrom }) => initialFrom ?? '');
  const values = await parameters(db, keys);
  const [firmLanguage, ...formats] = keys.map((key) => values.get(key));
  return [account.language ?? firmLanguage, ...formats];
}

/** Makes an account that may sign in at once. That its address is taken is a mistake of the caller. */
export async function createAccount(db: Database, account: AccountFacts & { password: string }): Promise<string> {
  const id = await insertAccount(db, account, await hashPassword(account.password));
  if (id === null) throw new Error('An account of this address exists');
  return id;
}
