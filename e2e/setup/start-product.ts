import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stopIfUnused } from '../../server/src/database/embedded/embedded.ts';
import { application } from '../../server/src/database/embedded/embedded-application.ts';
import { foldersIn } from '../../server/src/database/embedded/embedded-folders.ts';
import { superuserConnection } from '../../server/src/database/embedded/open-keeper.ts';
import { readPostmaster } from '../../server/src/database/embedded/postmaster.ts';
import { runOn } from '../../server/testing/database/on-server.ts';
import { removeTestFolder } from '../../server/testing/test-folder.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Password of every account of the product under test. */
export const password = 'a password for journeys 7';

/** For a product that begins with nothing. */
export const withoutData = 'none';

/** A running product with the sample firm on data of its own. */
export interface Product {
  address: string;
  /** The folder of its data. */
  dataDir: string;
  stop(): Promise<void>;
}

/** The sample firm as products begin with it. */
export interface Firm {
  /** The folder of its data, which nothing else uses. */
  dataDir: string;
  remove(): Promise<void>;
}

/**
 * Makes the sample firm, its documents printed, so that no product that begins with it has that to do. Where FIRM_FOLDER names a folder,
 * it is made there unless it is there already, and stays.
 */
export async function makeFirm(): Promise<Firm> {
  const kept = process.env.FIRM_FOLDER;
  if (kept !== undefined && existsSync(kept)) return { dataDir: kept, remove: async () => undefined };
  const made = newFolder();
  const product = await run(made);
  await untilPrinted(made);
  await product.stop();
  // On a busy machine the product does not wait for the end of its database, which is what makes the data whole.
  while ((await stopIfUnused(made)) !== 'not running') await sleep(50);
  if (kept === undefined) return { dataDir: made, remove: () => removeTestFolder(made) };
  await rename(made, kept);
  return { dataDir: kept, remove: async () => undefined };
}

/** Waits until the product has printed every document of the firm. */
async function untilPrinted(dataDir: string): Promise<void> {
  const { listening } = (await readPostmaster(foldersIn(dataDir).pgdata)) ?? {};
  if (!listening) throw new Error(`No database runs in ${dataDir}.`);
  const connection = { ...superuserConnection(listening), database: application };
  const waiting = 'select 1 from documents where sha256 is null limit 1';
  while ((await runOn(connection, waiting)).length > 0) await sleep(100);
}

/**
 * Starts the product as `npm start` does, the build aside, and waits until it says where it is.
 * @param firm the data it begins with, which are copied; without them it makes the sample firm itself, {@link withoutData} lets it begin with nothing
 */
export async function startProduct(firm?: string): Promise<Product> {
  const dataDir = newFolder();
  // With its owners: as root the database runs under an account of its own.
  if (firm !== undefined && firm !== withoutData) execFileSync('cp', ['-a', firm, dataDir]);
  const product = await run(dataDir, firm === withoutData ? 'none' : 'firm');
  return {
    ...product,
    async stop() {
      await product.stop();
      await removeTestFolder(dataDir);
    },
  };
}

/** A folder that is not there yet: made by the product itself, so that the account its database runs under can reach it. */
function newFolder(): string {
  return path.join(tmpdir(), `mandate-e2e-${randomBytes(6).toString('hex')}`);
}

async function run(dataDir: string, sample = 'firm'): Promise<Product> {
  const server = spawn(process.execPath, [path.join(project, 'server/src/main.ts')], {
    cwd: project,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: password,
      SAMPLE_DATA: sample,
      SAMPLE_PASSWORD: password,
      // Journeys send their mails to servers of their own.
      MAIL_ALLOW_PRIVATE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      said += text;
      const found = /ready at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said.slice(-2000)}`)));
  });
  return {
    address,
    dataDir,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}
