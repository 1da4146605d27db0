import { run } from '../../src/database/queries/sql-query.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import type { AccountMaking } from '../../src/features/sample/sample-accounts.ts';

/** Makes the accounts of the sample where nobody signs in as them: without hashing a password, which takes longer than the rest. */
export const accountMaking: AccountMaking = {
  generatedPassword: () => 'generated once',
  async createAccount(db, { email, fullName, role }) {
    const id = uuidV7();
    const text = 'insert into accounts (id, email, full_name, role) values ($1, $2, $3, $4)';
    await run(db, text, [id, email, fullName, role]);
    return id;
  },
};
