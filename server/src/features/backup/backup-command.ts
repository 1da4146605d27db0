import path from 'node:path';
import { readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openRings } from '../../secrets/rings.ts';
import { backupPath } from './file/backup-path.ts';
import { roomToLeave } from './leave-room.ts';
import { makeBackup } from './make-backup.ts';
import { runProgram } from './run-program.ts';

/** `npm run backup [-- <folder or file>]`: saves everything into a file; a server may run meanwhile. */
await runProgram('backup', 'nothing of it was left behind', async ({ say, signal }) => {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const begun = performance.now();
  const database = await openDatabase(config, log);
  try {
    const { secretKeys: ring } = openRings(config.secretsDir, log);
    const file = await backupPath(process.argv[2] ?? null, path.join(config.dataDir, 'backups'));
    const isBuiltIn = config.databaseUrl === undefined;
    const keepFree = isBuiltIn ? await roomToLeave(path.dirname(file), config.dataDir, config.diskReserve) : 0;
    const { rows, bytes, manifest } = await makeBackup(file, { database, ring, keepFree, say, signal });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(`${file}: ${rows} rows of ${Object.keys(manifest.tables).length} tables, ${bytes} bytes, ${seconds} s.`);
    say(
      `It opens with the key ${ring.current().id} of ${config.secretsDir}: keep a copy of that folder apart from it.`,
    );
    return true;
  } finally {
    await database.close();
  }
});
