import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A sealed text does not open. The message says why and holds nothing of the text. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Seals texts for keeping: only this installation reads them, and only where they were put. */
export interface Seal {
  /**
   * @param place names the one place the text is kept in, such as table, record and field
   */
  seal(text: string, place: string): string;
  /** @throws SealBroken for another place, a changed byte, an unknown key, or what is no sealed text */
  open(sealed: string, place: string): string;
}

const algorithm = 'aes-256-gcm';
const version = 's1';
const ivBytes = 12;
const tagBytes = 16;
const form = /^s1\.([\w-]{1,40})\.([\w-]{16})\.([\w-]*)\.([\w-]{22})$/;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random IV of 96 bits; version, key and place are authenticated with the text.
 * The form is `s1.<key>.<iv>.<text>.<tag>`, the last three in base64url.
 */
export function sealWith(ring: KeyRing): Seal {
  return {
    seal(text, place) {
      const { id, secret } = ring.current();
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, secret.subarray(0, 32), iv, { authTagLength: tagBytes });
      cipher.setAAD(authenticated(id, place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [version, id, ...[iv, sealed, cipher.getAuthTag()].map((bytes) => bytes.toString('base64url'))].join('.');
    },
    open(sealed, place) {
      const [, id = '', iv = '', text = '', tag = ''] = form.exec(sealed) ?? [];
      if (id === '') throw new SealBroken('not a sealed text');
      const key = ring.find(id);
      if (key === null) throw new SealBroken(`sealed with the key ${id}, which is not in the secrets folder`);
      const decipher = createDecipheriv(algorithm, key.secret.subarray(0, 32), bytesOf(iv), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(authenticated(id, place));
      decipher.setAuthTag(bytesOf(tag));
      try {
        return Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]).toString('utf8');
      } catch {
        throw new SealBroken('changed since it was sealed, or sealed for another place or with another key');
      }
    },
  };
}

function authenticated(id: string, place: string): Buffer {
  return Buffer.from(JSON.stringify([version, id, place]));
}

/** Base64url has several spellings of some bytes; only the one that was written is taken. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new SealBroken('not a sealed text');
  return bytes;
}
