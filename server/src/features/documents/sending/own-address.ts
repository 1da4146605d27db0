import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** The address of an account, which answers to its mails go to. */
export async function ownAddress(db: Database, accountId: string): Promise<string> {
  const [account] = await run<{ email: string }>(db, 'select email from accounts where id = $1', [accountId]);
  if (!account) throw new Error(`there is no account ${accountId}`);
  return account.email;
}
