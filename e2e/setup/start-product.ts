import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Password of every account of the product under test. */
export const password = 'a password for journeys 7';

/** A running product with the sample firm on data of its own. */
export interface Product {
  address: string;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, the build aside, and waits until it says where it is. */
export async function startProduct(): Promise<Product> {
  // Made by the product itself, so that the account its database runs under can reach it.
  const dataDir = path.join(tmpdir(), `mandate-e2e-${randomBytes(6).toString('hex')}`);
  const server = spawn(process.execPath, [path.join(project, 'server/src/main.ts')], {
    cwd: project,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: password,
      SAMPLE_DATA: 'firm',
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
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
