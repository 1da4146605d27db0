import { existsSync } from 'node:fs';
import { ConfigurationError, readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { foldersIn } from '../../database/embedded/embedded-folders.ts';
import { openPlace } from '../../database/open-database.ts';
import { existingSecretKeys } from '../../secrets/rings.ts';
import { sealWith } from '../../secrets/sealed.ts';
import { checkAudit } from '../audit/check-audit.ts';
import { moveDatabase } from './restore/move-database.ts';
import { settleRestored, untilTheEnd } from './restore/restored.ts';
import { runProgram } from './run-program.ts';

const sample = 2_000;

/** `npm run move`: moves everything from the built-in database of DATA_DIR into the empty one of DATABASE_URL. */
await runProgram('move', 'the database of DATABASE_URL is as empty as it was', async ({ say, signal }) => {
  const begun = new Date();
  const config = readConfig(process.env);
  const { databaseUrl, dataDir, secretsDir } = config;
  if (databaseUrl === undefined)
    throw new ConfigurationError(
      'Name the empty database with DATABASE_URL; DATA_DIR names the folder the data are moved from.',
    );
  if (!existsSync(foldersIn(dataDir).pgdata))
    throw new ConfigurationError(`${dataDir} holds no built-in database: name its folder with DATA_DIR.`);
  const seal = sealWith(existingSecretKeys(secretsDir));
  const log = createLog('warn');
  const target = await openPlace(config, log);
  try {
    const source = await openPlace({ databaseUrl: undefined, dataDir }, log);
    try {
      const manifest = await moveDatabase(source, target, { log, say, signal });
      say('');
      say(`${'table'.padEnd(24)} ${'built in'.padStart(11)} ${'moved'.padStart(11)}  SHA-256 of both`);
      // Both were compared before anything was kept.
      for (const [name, { rows, sha256 }] of Object.entries(manifest.tables))
        say(`${name.padEnd(24)} ${String(rows).padStart(11)} ${String(rows).padStart(11)}  ${sha256.slice(0, 16)}`);
      const deed = { kind: 'move', action: 'databaseMoved', begun, facts: {} } as const;
      const isGood = await settleRestored(
        target,
        manifest,
        { checkAudit, seal, say, signal: untilTheEnd(), projects: sample },
        deed,
      );
      say(
        `Moved in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s. Start with DATABASE_URL from now on, and keep ${secretsDir}.`,
      );
      say('Everybody has to sign in again.');
      return isGood;
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
});
