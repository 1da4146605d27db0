import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmallDisk } from '../../../server/testing/database/small-disk.ts';
import { endAll } from './end-all.ts';
import { etcdSettings } from './etcd-settings.ts';
import { makeNodeDisk } from './node-disk.ts';
import { patroniConfig } from './patroni-config.ts';
import { signalAll } from './processes-in.ts';
import type { Programs } from './programs.ts';
import type { Machine, Site } from './site.ts';
import { startPart } from './start-part.ts';
import type { Account } from './unprivileged-account.ts';

/** A machine that keeps the data. */
export interface DatabaseMachine extends Machine {
  start(): void;
  /** Ends all of it as when it loses its power. */
  kill(): Promise<void>;
  /** Stops all of it in the middle of what it does: it says nothing any more, and its connections stay open. */
  freeze(): void;
  /** Its disk, where it has one of its own. */
  disk: SmallDisk | null;
}

/** What is needed to start machines. */
export interface Ground {
  site: Site;
  programs: Programs;
  account: Account | null;
  /** The folder of everything. */
  root: string;
}

/** Lays out a machine. @param hasDisk whether it has a disk of its own, where that is possible */
export function databaseMachine(ground: Ground, machine: Machine, hasDisk: boolean): DatabaseMachine {
  const { site, programs, account, root } = ground;
  const folder = site.folder(machine.name);
  const disk = hasDisk ? makeNodeDisk(folder, account) : null;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const config = join(folder, 'patroni.yml');
  writeFileSync(config, patroniConfig(site, machine));
  for (const path of [folder, config]) if (account) chownSync(path, account.uid, account.gid);
  const common = { folder, logs: join(root, 'logs'), account };
  return {
    ...machine,
    disk,
    start() {
      const etcd = { name: `${machine.name}-etcd`, program: programs.etcd, args: [], env: etcdSettings(site, machine) };
      startPart({ ...common, ...etcd });
      startPart({ ...common, name: `${machine.name}-patroni`, program: programs.patroni, args: [config] });
    },
    kill: () => endAll(folder),
    freeze: () => signalAll(folder, 'SIGSTOP'),
  };
}
