import { createHash, randomBytes } from 'node:crypto';

/** Tokens, links and keys of counters are kept as their fingerprint only (SHA-256). */
export function fingerprint(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A token nobody can guess: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
