import { type Config, ConfigurationError, readConfig } from '../../../config.ts';
import { createLog } from '../../../create-log.ts';
import type { Database } from '../../../database/database.ts';
import { DatabaseRefused } from '../../../database/database-refused.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { unlockAccount } from './unlock-account.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm run unlock -- <e-mail> [--link]`: lets the owner of an account in again whom too many attempts of others keep out; with `--link` prints
 * a link by which a new password is chosen. Whoever may run it has the database anyhow: it asks for nothing.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [email, ...more] = words.filter((word) => word !== '--link');
  if (email === undefined || email.startsWith('-') || more.length > 0)
    throw new ConfigurationError(
      'Say `npm run unlock -- <e-mail>`, or `npm run unlock -- <e-mail> --link` where the password is lost.',
    );
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog('warn'));
  try {
    const unlocked = await unlockAccount(database.db, email, words.includes('--link'));
    if (unlocked.outcome === 'unknown')
      throw new ConfigurationError(
        `No account has the address ${email}. Of an SA are: ${await addressesOfSa(database.db)}.`,
      );
    if (unlocked.outcome === 'disabled')
      throw new ConfigurationError(
        `The account ${email} is disabled: an SA or ADMIN makes it active again under Users.`,
      );
    say(`${unlocked.email} can sign in from everywhere again; from where it failed ten times, within 15 minutes.`);
    if (unlocked.token === null) return;
    say('A new password is chosen here, once, within 30 minutes; the one there is stays good until then:');
    say(`  ${originOf(config)}/session/reset-password#${unlocked.token}`);
  } finally {
    await database.close();
  }
}

async function addressesOfSa(db: Database): Promise<string> {
  const text =
    "select email from accounts where role = 'SA' and status = 'active' and deleted_at is null order by email";
  return (await run<{ email: string }>(db, text, [])).map(({ email }) => email).join(', ');
}

function originOf({ publicUrl, host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
