import { ConfigurationError, readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { openPlace } from '../../database/open-database.ts';
import { existingSecretKeys } from '../../secrets/rings.ts';
import { sealWith } from '../../secrets/sealed.ts';
import { checkAudit } from '../audit/check-audit.ts';
import { openBackup, readToEnd } from './file/open-backup.ts';
import { checkMigrations, pauseMail, restoreInto } from './restore/restore-backup.ts';
import { settleRestored, untilTheEnd } from './restore/restored.ts';
import { rowProgress } from './row-progress.ts';
import { runProgram } from './run-program.ts';

const sample = 2_000;

/** `npm run restore -- <file>`: restores a backup into an empty database, that of DATABASE_URL or of a new DATA_DIR. */
await runProgram('restore', 'the database is as empty as it was', async ({ say, signal }) => {
  const [, , file] = process.argv;
  if (file === undefined) throw new ConfigurationError('Name the backup: npm run restore -- <file>');
  const begun = new Date();
  const config = readConfig(process.env);
  const log = createLog('warn');
  const ring = existingSecretKeys(config.secretsDir);
  const backup = await openBackup(file, { ring, secretsDir: config.secretsDir });
  try {
    const { header, name } = backup;
    await checkMigrations(header.migrations);
    say(`reading ${name} to its end`);
    await readToEnd(rowProgress(backup.parts(), { say, signal }));
    const place = await openPlace(config, log);
    try {
      const source = { migrations: header.migrations, parts: () => backup.parts(), settle: pauseMail };
      const manifest = await restoreInto(place, source, { log, say, signal });
      const facts = { file: name, madeAt: header.at, installation: header.installation };
      const checking = { checkAudit, seal: sealWith(ring), say, signal: untilTheEnd(), projects: sample };
      const deed = { kind: 'restore', action: 'backupRestored', begun, facts } as const;
      const isGood = await settleRestored(place, manifest, checking, deed);
      say(`Restored what was saved until ${header.at}, in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
      say('Everybody has to sign in again. Mail is paused: resume it when no other place sends it any more.');
      return isGood;
    } finally {
      await place.close();
    }
  } finally {
    await backup.close();
  }
});
