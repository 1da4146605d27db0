import type { Role } from '@mandate/contract/access/roles.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/statements/statement.ts';

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

/** The guest of the sample firm, who is a person of it too. */
export const guestName = 'Gus Lanternby';

const people: readonly { email: string; fullName: string; role: Role }[] = [
  { email: 'admin@mandate.example', fullName: 'Ada Ørnfeldt', role: 'ADMIN' },
  { email: 'editor@mandate.example', fullName: 'Edda Quillner', role: 'EDITOR' },
  { email: 'guest@mandate.example', fullName: guestName, role: 'GUEST' },
];

/** The addresses of the sample firm's accounts. */
export const sampleEmails: readonly string[] = people.map(({ email }) => email);

const sinceDays = 3400;

/**
 * Makes the accounts of the sample firm with one password for all, as if they had been there from its beginning.
 * An account whose address is taken stays as it is.
 * @param given the password the operator wants; without it one is generated
 * @returns the accounts made, the ids of those that write records, and the ids of those made by full name
 */
export async function makeAccounts(
  db: Database,
  making: AccountMaking,
  given: string | undefined,
): Promise<{ made: SampleAccount[]; writers: string[]; logins: Map<string, string> }> {
  const password = given ?? making.generatedPassword();
  const made: SampleAccount[] = [];
  const writers: string[] = [];
  const logins = new Map<string, string>();
  for (const { email, fullName, role } of people) {
    const text = 'select id from accounts where lower(email) = $1 and deleted_at is null';
    const [taken] = await run<{ id: string }>(db, text, [email]);
    const id = taken?.id ?? (await making.createAccount(db, { email, fullName, role, password }));
    if (!taken) {
      made.push({ email, role, password: given === undefined ? password : null });
      logins.set(fullName, id);
    }
    if (role !== 'GUEST') writers.push(id);
  }
  const aged = `update accounts set created_at = now() - $2 * interval '1 day', updated_at = now() - $2 * interval '1 day'
    where email = any($1)`;
  await run(db, aged, [made.map(({ email }) => email), sinceDays]);
  return { made, writers, logins };
}
