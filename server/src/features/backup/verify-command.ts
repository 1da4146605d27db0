import { parseArgs } from 'node:util';
import { type Config, ConfigurationError, readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { openDatabase } from '../../database/open-database.ts';
import { existingSecretKeys } from '../../secrets/rings.ts';
import { checkAudit } from '../audit/check-audit.ts';
import { backupSummary } from './check/backup-summary.ts';
import { verifyDatabase } from './check/verify-database.ts';
import { openBackup, readToEnd } from './file/open-backup.ts';
import type { Program } from './program.ts';
import { rowProgress } from './row-progress.ts';
import { runProgram } from './run-program.ts';

const sample = 2_000;

/**
 * `npm run verify -- <file>`: reads a backup to its end and says what is in it. `npm run verify`: checks the database, with `--all` the
 * totals of every project, with `--against <file>` also that it holds what the backup says.
 */
await runProgram('verification', 'nothing was changed', async (program) => {
  const { file, against, all } = request();
  const config = readConfig(process.env);
  if (file !== undefined) return verifyFile(file, config, program);
  const ring = existingSecretKeys(config.secretsDir);
  const saved = against === undefined ? null : await savedIn(against, config, program);
  const database = await openDatabase(config, createLog('warn'));
  try {
    const checking = { ...program, checkAudit, ring, projects: all ? null : sample };
    const faults = await verifyDatabase(database, checking, saved);
    for (const fault of faults) process.stderr.write(`Not as it should be: ${fault}.\n`);
    if (faults.length === 0) program.say('The database is as it should be.');
    return faults.length === 0;
  } finally {
    await database.close();
  }
});

function request() {
  try {
    const { values, positionals } = parseArgs({
      options: { against: { type: 'string' }, all: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { file: positionals[0], ...values };
  } catch {
    throw new ConfigurationError('Ask npm run verify [-- <file>], or -- [--all] [--against <file>] for the database.');
  }
}

async function savedIn(file: string, { secretsDir }: Config, program: Program) {
  const backup = await openBackup(file, { ring: existingSecretKeys(secretsDir), secretsDir });
  try {
    return { header: backup.header, manifest: await readToEnd(rowProgress(backup.parts(), program)) };
  } finally {
    await backup.close();
  }
}

async function verifyFile(file: string, config: Config, program: Program): Promise<boolean> {
  const { header, manifest } = await savedIn(file, config, program);
  for (const line of backupSummary(header, manifest)) program.say(line);
  program.say('The backup is whole and as it was written.');
  return true;
}
