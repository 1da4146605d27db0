import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { benchPassword } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import { print } from '../print.ts';
import type { Recorded } from './record-queries.ts';
import type { WatchedMemory } from './watch-memory.ts';

const start = fileURLToPath(new URL('../../server/start.sh', import.meta.url));
const recorder = pathToFileURL(fileURLToPath(new URL('record-queries.ts', import.meta.url))).href;
const watcher = pathToFileURL(fileURLToPath(new URL('watch-memory.ts', import.meta.url))).href;
const administrator = 'bench@mandate.example';

/** The application as `npm start` runs it, in a process and on a built-in database of its own, with an administrator signed in. */
export interface App {
  caller: Caller;
  /** The number of its process. */
  pid: number;
  /** The administrator, to sign in with otherwise. */
  account: { email: string; password: string };
  /** The statements the application sends to its database while the work runs, and how it connects. */
  record(work: () => Promise<unknown>): Promise<Recorded>;
  /** How much memory the application takes while the work runs. */
  watchMemory(work: () => Promise<unknown>): Promise<WatchedMemory>;
  stop(): Promise<void>;
}

/**
 * Starts the application and waits until it is ready, which at the first start on a folder includes loading the sample.
 * @param folder of its data; its log lies beside it
 * @param sample `firm` or a number of projects
 * @param environment what it is told besides
 * @throws Error when it ends before it is ready
 */
export async function startApp(
  folder: string,
  sample: 'firm' | number,
  environment: Record<string, string> = {},
): Promise<App> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const log = openSync(`${folder}.log`, 'w', 0o600);
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const account = { email: process.env.ADMIN_EMAIL ?? administrator, password: benchPassword() };
  const app = spawn(start, {
    env: {
      ...inherited,
      NODE_OPTIONS: `--import ${recorder} --import ${watcher}`,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      SAMPLE_DATA: String(sample),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', log, 'ipc'],
  });
  closeSync(log);
  const caller = new Caller(await addressOf(app, folder));
  await caller.signIn(account.email, account.password);
  return {
    caller,
    pid: app.pid ?? 0,
    account,
    async record(work) {
      app.send('record');
      await work();
      app.send('recorded');
      const [recorded] = await once(app, 'message');
      return recorded as Recorded;
    },
    async watchMemory(work) {
      app.send('watch memory');
      await work();
      app.send('memory watched');
      const [watched] = await once(app, 'message');
      return watched as WatchedMemory;
    },
    async stop() {
      caller.close();
      const ended = once(app, 'exit');
      app.kill('SIGTERM');
      await ended;
    },
  };
}

/** The address the application prints when it is ready; what it prints before, such as the progress of loading, is passed on. */
async function addressOf(app: ChildProcess, folder: string): Promise<string> {
  if (!app.stdout) throw new Error('The application has no output.');
  let isShown = true;
  for await (const line of createInterface({ input: app.stdout })) {
    const ready = /^Mandate is ready at (http\S+)/.exec(line);
    if (ready?.[1]) {
      app.stdout.resume();
      return ready[1];
    }
    // Passwords follow, made for nobody.
    if (/^Accounts made/.test(line)) isShown = false;
    if (isShown) print(line);
  }
  throw new Error(`The application ended before it was ready; its log is ${folder}.log.`);
}
