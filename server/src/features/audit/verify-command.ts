import { ConfigurationError, readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { DatabaseRefused } from '../../database/database-refused.ts';
import { openDatabase } from '../../database/open-database.ts';
import { faultSentences } from './check-audit.ts';
import type { Head } from './check-chain.ts';
import { type Verified, verifyAudit } from './verify-audit.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run audit:verify [-- <head kept earlier>]`: verifies the audit and tells its head, for keeping elsewhere. */
async function main(): Promise<boolean> {
  const kept = keptHead(process.argv[2]);
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog('warn'));
  try {
    return tell(await verifyAudit(database.db, kept));
  } finally {
    await database.close();
  }
}

function keptHead(written: string | undefined): Head | null {
  if (written === undefined) return null;
  const [, id, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(written) ?? [];
  if (id === undefined || hash === undefined)
    throw new ConfigurationError('Give the head as it was told: a number, a colon and 64 hexadecimal digits.');
  return { id: Number(id), hash };
}

function tell({ rows, first, last, head, broken }: Verified): boolean {
  if (broken) {
    say(`The audit is broken at row ${broken.id}: ${faultSentences[broken.fault]}.`);
    say(`${rows} rows before it are as they were written.`);
    return false;
  }
  say(rows === 0 ? 'The audit has no rows yet.' : `The audit is as it was written: ${rows} rows, ${first} to ${last}.`);
  say(`Its head: ${head.id}:${head.hash}`);
  return true;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
