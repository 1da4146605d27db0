import type { Role } from '@mandate/contract/roles.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../resources/statement.ts';
import { uuidV7 } from '../../resources/uuid.ts';
import { hashPassword } from './passwords.ts';

/** Makes an account that may sign in at once. */
export async function createAccount(
  db: Database,
  account: { email: string; fullName: string; role: Role; password: string },
): Promise<string> {
  const id = uuidV7();
  await run(
    db,
    `insert into accounts (id, email, full_name, role, password_hash, search_text)
     values ($1, $2, $3, $4, $5, search_words(concat_ws(' ', $3::text, $2::text)))`,
    [id, account.email.trim().toLowerCase(), account.fullName, account.role, await hashPassword(account.password)],
  );
  return id;
}
