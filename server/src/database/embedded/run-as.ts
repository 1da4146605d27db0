import { execFile } from 'node:child_process';

/** A system account, by its numbers. */
export type Account = { name: string; uid: number; gid: number };

/** What programs of the database see: nothing of our own environment, which may be hostile (PGDATA, LD_LIBRARY_PATH, locale). */
export const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** How a program ended: exit code 0 is success; `fault` is the line that tells why not. */
export type Ending = { succeeded: boolean; output: string; fault: string };

/** Runs a program to its end under an account (undefined: our own), without a shell. Never throws. */
export function runAs(account: Account | undefined, program: string, args: string[]): Promise<Ending> {
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  return new Promise((settle) => {
    const options = { env: plainEnvironment, cwd: '/', timeout: 120_000, ...as };
    const ended = (error: Error | null, stdout: string, stderr: string) => {
      const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
      // After its error a program may still tell how it cleans up.
      const fault = lines.find((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? error?.message ?? '';
      settle({ succeeded: !error, output: stdout.trim(), fault: fault.trim() });
    };
    try {
      execFile(program, args, options, ended);
    } catch (error) {
      // A refused change of account is thrown, not reported.
      ended(error instanceof Error ? error : new Error(String(error)), '', '');
    }
  });
}
