import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './unprivileged-account.ts';

/** A program of the cluster, and how it is started. */
export interface Part {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Where it works; by it a later run knows that it is of the cluster. */
  folder: string;
  /** Where what it says is kept. */
  logs: string;
  /** Null: our own. */
  account: Account | null;
}

/** A program that was started. */
export interface StartedPart {
  hasEnded(): boolean;
  ended: Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** Starts a program as a child of this one, in a group of its own: Ctrl-C at the terminal is for this command, which ends the others in order. */
export function startPart({ name, program, args, env = {}, folder, logs, account }: Part): StartedPart {
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, `${name}.log`), 'a');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH, HOME: account ? folder : HOME, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    stdio: ['ignore', log, log],
    detached: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  closeSync(log);
  let isOver = false;
  const ended = new Promise<void>((settle) => {
    const end = () => {
      isOver = true;
      settle();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  return { hasEnded: () => isOver, ended, signal: (signal) => void child.kill(signal) };
}
