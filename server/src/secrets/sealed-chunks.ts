import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Key } from './key-ring.ts';

/** Bytes of the tag that follows each sealed chunk. */
export const tagBytes = 16;

/** Seals a long row of chunks, such as a file, with a key derived for it alone. */
export interface ChunkSeal {
  /** What only the holder of the key can say of some bytes: HMAC-SHA-256, 32 bytes. */
  sign(bytes: Uint8Array): Buffer;
  /** Whether a signature is that of these bytes. */
  isSigned(bytes: Uint8Array, signature: Uint8Array): boolean;
  /**
   * Seals a chunk; its tag follows it.
   * @param number from 0, never the same twice
   * @param about is authenticated with it
   */
  seal(number: number, about: Uint8Array, chunk: Uint8Array): Buffer;
  /** The chunk, or null when number, what is said about it, a byte of it or the key is another. */
  open(number: number, about: Uint8Array, sealed: Uint8Array): Buffer | null;
}

const algorithm = 'aes-256-gcm';
const derivedBytes = 32;

/**
 * AES-256-GCM (NIST SP 800-38D) under a key derived by HKDF-SHA-256 (RFC 5869), the nonce being the chunk's number: with another salt each
 * time no key seals two chunks of one number.
 * @param salt 32 random bytes
 * @param purpose keeps keys for different purposes apart
 */
export function sealChunks(key: Key, salt: Uint8Array, purpose: string): ChunkSeal {
  const derived = (what: string) =>
    Buffer.from(hkdfSync('sha256', key.secret, salt, `Mandate ${purpose} ${what}`, derivedBytes));
  const [chunkKey, signingKey] = [derived('chunks'), derived('signature')];
  const sign = (bytes: Uint8Array) => createHmac('sha256', signingKey).update(bytes).digest();
  return {
    sign,
    isSigned(bytes, signature) {
      const right = sign(bytes);
      return right.length === signature.length && timingSafeEqual(right, signature);
    },
    seal(number, about, chunk) {
      const cipher = createCipheriv(algorithm, chunkKey, nonceOf(number), { authTagLength: tagBytes });
      cipher.setAAD(about);
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open(number, about, sealed) {
      const text = sealed.subarray(0, sealed.length - tagBytes);
      const decipher = createDecipheriv(algorithm, chunkKey, nonceOf(number), { authTagLength: tagBytes });
      decipher.setAAD(about);
      decipher.setAuthTag(sealed.subarray(text.length));
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}
