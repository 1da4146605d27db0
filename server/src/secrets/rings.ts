import path from 'node:path';
import { type KeyRing, openKeyRing, ringOf } from './key-ring.ts';
import { KeysRefused, readKeys, rotateKeys } from './keys.ts';

/** The rings of an installation, each in a file of the secrets folder. */
export interface Rings {
  /** Signs access tokens. */
  tokenKeys: KeyRing;
  /** Seals what is kept and may be secret. */
  secretKeys: KeyRing;
}

const files = { tokenKeys: 'token-keys.json', secretKeys: 'secret-keys.json' };

/**
 * Opens the rings, making them at the first start.
 * @param secretsDir the folder of secrets, beside the data
 * @throws KeysRefused
 */
export function openRings(secretsDir: string, log: Parameters<typeof openKeyRing>[1]): Rings {
  return {
    tokenKeys: openKeyRing(path.join(secretsDir, files.tokenKeys), log),
    secretKeys: openKeyRing(path.join(secretsDir, files.secretKeys), log),
  };
}

/**
 * The ring of what is kept sealed, where there is one: for what was sealed before, new keys are of no use.
 * @throws KeysRefused
 */
export function existingSecretKeys(secretsDir: string): KeyRing {
  try {
    return ringOf(readKeys(path.join(secretsDir, files.secretKeys)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new KeysRefused(
      `${secretsDir} holds no ${files.secretKeys}: put the secrets folder of the installation there, or name it with SECRETS_DIR.`,
    );
  }
}

/**
 * Makes a new current key in each ring.
 * @returns the ids of the new keys
 * @throws KeysRefused
 */
export function rotateRings(secretsDir: string): Record<keyof Rings, string> {
  return {
    tokenKeys: rotateKeys(path.join(secretsDir, files.tokenKeys)),
    secretKeys: rotateKeys(path.join(secretsDir, files.secretKeys)),
  };
}
