import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';

/** Another process that uses the built-in database of a folder, as a second server would. */
export type EmbeddedProcess = {
  connection: ClientConfig;
  pid: number;
  /** Ends its use in good order; gives the exit code. */
  close(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<number | null>;
};

const program = fileURLToPath(new URL('embedded-child.ts', import.meta.url));

/** Starts such a process and waits until it is ready; throws with its words when it gives up. */
export async function startEmbeddedProcess(dir: string): Promise<EmbeddedProcess> {
  const child = spawn(process.execPath, [program, dir], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((settle) => child.once('exit', settle));
  const connection = await ready(child);
  return {
    connection,
    pid: child.pid ?? 0,
    close() {
      child.stdin.end();
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function ready(child: ChildProcess): Promise<ClientConfig> {
  return new Promise((settle, fail) => {
    let words = '';
    child.stderr?.on('data', (chunk) => (words += String(chunk)));
    if (child.stdout) createInterface({ input: child.stdout }).once('line', (line) => settle(JSON.parse(line)));
    child.once('exit', (code) => fail(new Error(`ended with ${code}: ${words}`)));
  });
}
