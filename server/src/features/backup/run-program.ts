import { ConfigurationError } from '../../config.ts';
import { DatabaseRefused } from '../../database/database-refused.ts';
import { KeysRefused } from '../../secrets/keys.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Program } from './program.ts';

/**
 * Runs a program to its end: exit code 0 when its work gives true, else 1, with one sentence on standard error for whatever went wrong.
 * @param left what is there when it was cancelled, as a clause
 */
export async function runProgram(
  name: string,
  left: string,
  work: (program: Program) => Promise<boolean>,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  try {
    const isGood = await work({ say: (line) => process.stdout.write(`${line}\n`), signal: stopping.signal });
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    process.stderr.write(
      `${stopping.signal.aborted ? `The ${name} was cancelled: ${left}.` : sentenceOf(name, error)}\n`,
    );
    process.exitCode = 1;
  }
  // What a lost connection left open is not waited for.
  process.exit();
}

function sentenceOf(name: string, error: unknown): string {
  const isExpected = [ConfigurationError, DatabaseRefused, KeysRefused, BackupRefused].some(
    (one) => error instanceof one,
  );
  if (isExpected) return (error as Error).message;
  const { code, message } = error as NodeJS.ErrnoException;
  return `The ${name} failed (${code === undefined || message.startsWith(code) ? message : `${code}: ${message}`}).`;
}
