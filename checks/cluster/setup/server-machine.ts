import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSilentProxy } from '../../../server/testing/database/silent-proxy.ts';
import type { Ground } from './database-machine.ts';
import { endAll } from './end-all.ts';
import { serverEnvironment } from './server-environment.ts';
import { type Machine, ports } from './site.ts';
import { type StartedPart, startPart } from './start-part.ts';

/** A machine that runs Mandate. */
export interface ServerMachine extends Machine {
  /** Starts it and waits until it is ready. @param project the folder of the version that is started */
  start(project: string): Promise<void>;
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Cuts the network between it and the database, whichever way. */
  cut(): void;
  mend(): void;
  isReady(): Promise<boolean>;
}

/** How long a server may take to start, in ms: it may have to change the database first. */
const patience = 120_000;

/** What the check adds to the environment of servers. */
export const checkEnvironment = {
  ADMIN_EMAIL: 'sa@mandate.example',
  ADMIN_PASSWORD: 'a password of the check',
  SAMPLE_DATA: '200',
  SAMPLE_PASSWORD: 'a password of the check',
  MAIL_ALLOW_PRIVATE: 'true',
};

/** Lays out a machine; its ways to the database lead through this process, which can cut them. */
export async function serverMachine({ site, root }: Ground, machine: Machine): Promise<ServerMachine> {
  const { name, address } = machine;
  const folder = site.folder(name);
  mkdirSync(folder, { recursive: true });
  const pooled = await openSilentProxy({ host: site.pooler, port: ports.pooler }, address);
  const direct = await openSilentProxy({ host: site.proxy, port: ports.database }, address);
  const ways = { pooled: placeOf(pooled), direct: placeOf(direct) };
  let running: StartedPart | null = null;

  async function isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`http://${address}:${ports.server}/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  return {
    ...machine,
    isReady,
    async start(project) {
      const env = { ...serverEnvironment(site, machine, ways), ...checkEnvironment, MALLOC_ARENA_MAX: '2' };
      const args = ['--max-old-space-size=1024', join(project, 'server/src/main.ts')];
      const part = { name, program: process.execPath, args, env, folder, logs: join(root, 'logs'), account: null };
      running = startPart(part);
      for (const until = Date.now() + patience; !(await isReady()); await sleep(100)) {
        if (running.hasEnded()) throw new Error(`${name} ended before it was ready: see ${name}.log`);
        if (Date.now() > until) throw new Error(`${name} does not come to be ready: see ${name}.log`);
      }
    },
    kill: () => endAll(folder),
    async stop() {
      running?.signal('SIGTERM');
      await running?.ended;
    },
    freeze: () => running?.signal('SIGSTOP'),
    thaw: () => running?.signal('SIGCONT'),
    cut() {
      pooled.silence();
      direct.silence();
    },
    mend() {
      pooled.goOn();
      direct.goOn();
    },
  };
}

function placeOf({ connection }: Awaited<ReturnType<typeof openSilentProxy>>): { host: string; port: number } {
  return { host: connection.host ?? '', port: connection.port ?? 0 };
}
