import type { Role } from '@mandate/contract/access/roles.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** An account of the sample firm. */
export interface SampleAccount {
  email: string;
  role: Role;
  /** To be told once; null where the operator gave it. */
  password: string | null;
}

/** How accounts are made; given by who composes the server, since that belongs to the sessions. */
export interface AccountMaking {
  createAccount(
    db: Database,
    account: { email: string; fullName: string; role: Role; password: string },
  ): Promise<string>;
  generatedPassword(): string;
}

/** Ids of the sample firm's accounts by what its files call them: the name before the at sign. */
export interface AccountIds {
  /** Of those that write records. */
  writers: ReadonlyMap<string, string>;
  /** Of those that were made for people of the firm; null where the address was taken. */
  logins: ReadonlyMap<string, string | null>;
}

const people: readonly { email: string; fullName: string; role: Role }[] = [
  { email: 'admin@mandate.example', fullName: 'Ada Ørnfeldt', role: 'ADMIN' },
  { email: 'editor@mandate.example', fullName: 'Edda Quillner', role: 'EDITOR' },
  { email: 'guest@mandate.example', fullName: 'Gus Lanternby', role: 'GUEST' },
];

/** The addresses of the sample firm's accounts. */
export const sampleEmails: readonly string[] = people.map(({ email }) => email);

const sinceDays = 3400;

/**
 * Makes the accounts of the sample firm with one password for all, as if they had been there from its beginning.
 * An account whose address is taken stays as it is.
 * @param given the password the operator wants; without it one is generated
 * @returns the accounts made, and the ids of all
 */
export async function makeAccounts(
  db: Database,
  making: AccountMaking,
  given: string | undefined,
): Promise<AccountIds & { made: SampleAccount[] }> {
  const password = given ?? making.generatedPassword();
  const made: SampleAccount[] = [];
  const writers = new Map<string, string>();
  const logins = new Map<string, string | null>();
  for (const { email, fullName, role } of people) {
    const text = 'select id from accounts where lower(email) = $1 and deleted_at is null';
    const [taken] = await run<{ id: string }>(db, text, [email]);
    const id = taken?.id ?? (await making.createAccount(db, { email, fullName, role, password }));
    if (!taken) made.push({ email, role, password: given === undefined ? password : null });
    const [name = ''] = email.split('@');
    logins.set(name, taken ? null : id);
    if (role !== 'GUEST') writers.set(name, id);
  }
  const aged = `update accounts set created_at = now() - $2 * interval '1 day', updated_at = now() - $2 * interval '1 day'
    where email = any($1)`;
  await run(db, aged, [made.map(({ email }) => email), sinceDays]);
  return { made, writers, logins };
}
