import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

/**
 * Starts the product as `npm start` does, the build aside, and waits until it says where it is.
 * @param firm the data it begins with, which are copied; without them it makes the sample firm itself, {@link withoutData} lets it begin with nothing
 */
export async function startProduct(firm?: string): Promise<Product> {
  const dataDir = newDataFolder();
  // With its owners: as root the database runs under an account of its own.
  if (firm !== undefined && firm !== withoutData) execFileSync('cp', ['-a', firm, dataDir]);
  const product = await runProduct(dataDir, firm === withoutData ? 'none' : 'firm');
  return {
    ...product,
    async stop() {
      await product.stop();
      await removeTestFolder(dataDir);
    },
  };
}

/** A folder that is not there yet: made by the product itself, so that the account its database runs under can reach it. */
export function newDataFolder(): string {
  return path.join(tmpdir(), `mandate-e2e-${randomBytes(6).toString('hex')}`);
}

/**
 * Runs the product on a folder of data, which stay when it stops.
 * @param sample what it makes where the folder is new
 */
export async function runProduct(dataDir: string, sample = 'firm'): Promise<Product> {
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
