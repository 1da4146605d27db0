import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../../../http/refusal.ts';

/** argon2id with 64 MiB, 3 passes, 1 lane (RFC 9106; safety reference A1). */
const settings = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
/** Passwords hashed at once: one core stays for everything else. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
const mostWaiting = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes memory and a core: some at once, fifty wait, the next is told to come back. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashesAtOnce) {
    if (waiting.length >= mostWaiting) refuse('serviceUnavailable', { seconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The string to store for a password. The whole password counts, composed (NFC). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), settings));
}

/** Whether a stored string was made with weaker settings than today's, or by another algorithm. */
export function isOutdated(stored: string): boolean {
  const [, memory = '0', passes = '0'] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return Number(memory) < settings.memoryCost || Number(passes) < settings.timeCost;
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one stored. Without a stored one it takes the same time and is wrong.
 * @throws Refusal serviceUnavailable when too many wait
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('a password nobody has');
  const compared = stored ?? (await nobody);
  const isRight = await inTurn(() => verify(compared, password.normalize('NFC')));
  return isRight && stored !== null;
}
