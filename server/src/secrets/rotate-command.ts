import { writeAudit } from '../calls/audit.ts';
import { ConfigurationError, readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { DatabaseRefused } from '../database/database-refused.ts';
import { openDatabase } from '../database/open-database.ts';
import { KeysRefused } from './keys.ts';
import { rotateRings } from './rings.ts';

/** `npm run keys:rotate`: takes new keys into use. Running servers notice within seconds. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog('warn'));
  try {
    const ids = rotateRings(config.secretsDir);
    await writeAudit(database.db, { action: 'keysRotated', details: ids });
    process.stdout.write(
      `New keys are in use: ${ids.tokenKeys} for tokens, ${ids.secretKeys} for what is kept sealed.\n` +
        'Tokens of the key before are good for another hour. Keep a copy of the secrets folder.\n',
    );
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const isExpected =
    error instanceof ConfigurationError || error instanceof DatabaseRefused || error instanceof KeysRefused;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
