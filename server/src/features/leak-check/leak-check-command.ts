import { randomBytes } from 'node:crypto';
import { ConfigurationError, readConfig } from '../../config.ts';
import { createApp } from '../../create-app.ts';
import { createLog } from '../../create-log.ts';
import type { Connected } from '../../database/connection/connect.ts';
import { DatabaseRefused } from '../../database/database-refused.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { openDatabase } from '../../database/open-database.ts';
import { usualAdmission } from '../../http/limits/admission.ts';
import { usualLimits } from '../../http/limits/connection-limits.ts';
import { ringOf } from '../../secrets/key-ring.ts';
import { sealWith } from '../../secrets/sealed.ts';
import { accessTokens } from '../session/tokens/access-token.ts';
import { checkLeaks, type LeakReport } from './check-leaks.ts';
import { permitted } from './permitted.ts';
import { someMember, viewersAs } from './viewers.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run leaks`: looks at everything as everybody. Writes nothing; a server may run meanwhile. */
async function main(): Promise<boolean> {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  try {
    const memberId = await someMember(database.db);
    if (memberId === null) say('Nobody is a member of a project: the guest who is one sees no project.');
    return tell(await look(database, log, memberId));
  } finally {
    await database.close();
  }
}

async function look(database: Connected, log: ReturnType<typeof createLog>, memberId: string | null) {
  // Keys of this run alone: nobody signs in, nothing is kept.
  const keys = new Map([['none', new Uint8Array(randomBytes(32))]]);
  const ring = ringOf({ installation: 'leak check', current: 'none', keys, retiredAt: new Map() });
  const app = await createApp({
    database,
    standby: null,
    tokens: accessTokens(ring),
    seal: sealWith(ring),
    log,
    trustedProxies: [],
    limits: usualLimits(1),
    admission: usualAdmission(1),
    publicUrl: null,
    mailAllowPrivate: false,
    backups: { folder: '/nowhere', ring: ring, builtIn: null },
    dataDir: null,
    room: unknownRoom,
    webDir: null,
    stopping: { isStopping: false },
    findCaller: viewersAs(memberId),
  });
  const report = await checkLeaks(app, memberId, permitted);
  await app.close();
  return report;
}

function tell({ calls, leaks }: LeakReport): boolean {
  for (const { viewer, call, field, recordId } of leaks)
    say(`${viewer}  ${call}  ${field}${recordId === null ? '' : `  ${recordId}`}`);
  say(leaks.length === 0 ? `No leak in ${calls} calls.` : `${leaks.length} leaks in ${calls} calls.`);
  return leaks.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
