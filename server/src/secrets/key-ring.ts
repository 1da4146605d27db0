import { statSync } from 'node:fs';
import path from 'node:path';
import { type Keys, KeysRefused, readKeys, readOrMakeKeys } from './keys.ts';

/** One key of a ring. */
export interface Key {
  id: string;
  secret: Uint8Array;
  /** When it went out of use, in ms since 1970; null for the one in use. */
  retiredAt: number | null;
}

/** Keys by id, of which one is in use. */
export interface KeyRing {
  /** Names this installation. */
  installation: string;
  current(): Key;
  find(id: string): Key | null;
}

/** The part of a log this room writes to. */
type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

const checkedMs = 5_000;

/** A ring of keys that are at hand. */
export function ringOf(keys: Keys): KeyRing {
  return liveRing(() => keys);
}

/**
 * Opens the ring in a file, making it at the first start. A running server notices within five seconds that the file was changed;
 * an id it does not know lets it look at once, since another server may have rotated the keys just now.
 * @throws KeysRefused
 */
export function openKeyRing(file: string, log: Log, clock: () => number = Date.now): KeyRing {
  let keys = readOrMakeKeys(file);
  let seen = stateOf(file);
  let checkedAt = clock();
  warnOfReaders(file, log);

  function lookAgain(): void {
    checkedAt = clock();
    try {
      const state = stateOf(file);
      if (state === seen) return;
      keys = readKeys(file);
      seen = state;
    } catch (error) {
      // What is in memory still works; a file that is wrong is no reason to turn everybody away.
      const reason = error instanceof KeysRefused ? error.message : (error as NodeJS.ErrnoException).code;
      log.error({ file, reason }, 'the keys could not be read again');
    }
  }

  return liveRing((unknown) => {
    if (unknown || clock() - checkedAt >= checkedMs) lookAgain();
    return keys;
  });
}

function liveRing(now: (unknown?: 'unknown') => Keys): KeyRing {
  const find = (keys: Keys, id: string): Key | null => {
    const secret = keys.keys.get(id);
    return secret === undefined ? null : { id, secret, retiredAt: keys.retiredAt.get(id) ?? null };
  };
  return {
    installation: now().installation,
    current() {
      const keys = now();
      const key = find(keys, keys.current);
      if (key === null) throw new Error('a ring without its current key');
      return key;
    },
    find: (id) => find(now(), id) ?? find(now('unknown'), id),
  };
}

function stateOf(file: string): string {
  const { mtimeMs, ino, size } = statSync(file);
  return `${mtimeMs} ${ino} ${size}`;
}

/** Others who can read the keys can be anybody. Told, not refused: some file systems show modes that mean nothing. */
function warnOfReaders(file: string, log: Log): void {
  if (process.platform === 'win32') return;
  for (const place of [file, path.dirname(file)]) {
    const mode = statSync(place).mode & 0o777;
    if ((mode & 0o077) !== 0)
      log.warn({ file: place, mode: mode.toString(8) }, 'others than the server may read its keys');
  }
}
