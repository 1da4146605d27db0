import type { HealthRow } from '@mandate/contract/overview/health.ts';
import { type Config, ConfigurationError, readConfig } from '../../../config.ts';
import { DatabaseRefused } from '../../../database/database-refused.ts';
import { roomOn, unknownRoom } from '../../../database/disk/disk-room.ts';
import { foldersIn } from '../../../database/embedded/embedded-folders.ts';
import type { Log } from '../../../database/log.ts';
import { openPlace } from '../../../database/open-database.ts';
import type { CheckParts } from '../checks/check.ts';
import { lookAtHealth } from '../look-at-health.ts';
import { findFolders, isThere } from './find-folders.ts';
import { findKeys } from './find-keys.ts';
import { findMailServer } from './find-mail-server.ts';
import { findPort } from './find-port.ts';
import { type Finding, finding } from './finding.ts';

const oldestNode = 24;

/** The doctor looks once. */
const unheard = { onChange: () => undefined, onFull: () => undefined };

/** How the doctor is asked. */
export interface ExaminationRequest {
  env: NodeJS.ProcessEnv;
  log: Log;
  /** Whether the mail server is called as well. */
  withMail: boolean;
}

/** Looks at the machine and at the product on it, whether a server runs or not. Changes nothing. */
export async function examine({ env, log, withMail }: ExaminationRequest): Promise<Finding[]> {
  const node = findNode(process.versions.node);
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [node, finding('configuration', 'configurationBad', { faults: error.message.replaceAll('\n', ' ') })];
  }
  return [
    node,
    finding('configuration', 'configurationGood'),
    await findFolders(config),
    ...(await examineDatabase(config, log, withMail)),
    await findPort(config),
  ];
}

/** What is said of a version of Node.js. */
export function findNode(version: string): Finding {
  const isOld = Number.parseInt(version, 10) < oldestNode;
  return finding('node', isOld ? 'nodeOld' : 'nodeGood', { version });
}

async function examineDatabase(config: Config, log: Log, withMail: boolean): Promise<Finding[]> {
  const isEmbedded = config.databaseUrl === undefined;
  const withoutDatabase = async (said: Finding) => [said, (await findKeys(config, null)).found];
  // Opening the built-in database would make it.
  if (isEmbedded && !(await isThere(foldersIn(config.dataDir).pgdata)))
    return withoutDatabase(finding('database', 'databaseNotYet'));
  const place = await openPlace(config, log).catch((error: unknown) => {
    if (error instanceof DatabaseRefused) return error;
    throw error;
  });
  if (place instanceof DatabaseRefused)
    return withoutDatabase(finding('database', 'databaseRefused', { reason: place.message }));
  try {
    const room = isEmbedded ? roomOn(config.dataDir, config.diskReserve, unheard) : unknownRoom;
    const parts = { db: place.db, dataDir: isEmbedded ? config.dataDir : null, room };
    const { rows, isWhole } = await look(parts);
    const { found, seal } = await findKeys(config, isWhole ? place.db : null);
    const isCalled = withMail && isWhole && seal !== null;
    const mail = isCalled ? [await findMailServer(place.db, seal, config.mailAllowPrivate)] : [];
    return [...rows, found, ...mail];
  } finally {
    await place.close();
  }
}

/** Everything that is looked at in a database; of one whose schema is another than it should be, the schema alone. */
async function look(parts: CheckParts): Promise<{ rows: Finding[]; isWhole: boolean }> {
  const first = await lookAtHealth(parts, ['database', 'migrations']);
  const isWhole = first.every(({ check, level }) => check !== 'migrations' || level === 'good');
  const others = isWhole ? await lookAtHealth(parts) : first;
  return { rows: others.map(asFinding), isWhole };
}

function asFinding({ check, level, code, params }: HealthRow): Finding {
  return { name: check, level, code: code ?? 'checkFailed', params };
}
