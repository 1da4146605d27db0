import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Key } from '../../../secrets/key-ring.ts';
import { type ChunkSeal, sealChunks } from '../../../secrets/sealed-chunks.ts';

/**
 * What a backup says of itself at its beginning, for everybody to read. The file as a whole (decision 0039):
 *
 * | what                                                                                      | bytes         |
 * | ----------------------------------------------------------------------------------------- | ------------- |
 * | mark                                                                                      | 16            |
 * | length of the header, big-endian                                                          | 4             |
 * | header, JSON                                                                              | as many       |
 * | SHA-256 of all before                                                                     | 32            |
 * | HMAC-SHA-256 of the same                                                                  | 32            |
 * | chunks (`sealed-frames.ts`): of each head, sealed bytes and tag; the last one says so     | 13 + n + 16   |
 *
 * What the chunks hold, opened, put together and unpacked, are the parts of `parts.ts`: of each saved table its rows as COPY writes them as
 * text, and at the end the manifest (`manifest.ts`). The digest tells damage from another key; only the signature protects.
 */
export const headerSchema = z.strictObject({
  /** Of the file; another one is read by another version. */
  format: z.literal(1),
  /** Version of the product that made it. */
  product: z.string(),
  /** Which installation made it, and the id of the key of its secrets folder that the file is sealed with. */
  installation: z.string(),
  keyId: z.string(),
  /** 32 random bytes in base64url: no two files are sealed with the same derived key. */
  salt: z.base64url().length(43),
  /** How the content is packed before it is sealed. */
  packing: z.literal('zstd'),
  /** When it was begun, ISO 8601: it holds what was saved until then. */
  at: z.iso.datetime(),
  /** The migrations that had been applied, in order, with their checksums. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
});
export type Header = z.infer<typeof headerSchema>;

/** The first bytes of every backup, whatever its format. */
export const mark = Buffer.from('MANDATE BACKUP\r\n', 'latin1');
/** The length of the header in four bytes, big-endian, follows the mark. */
export const lengthBytes = 4;
/** The SHA-256 of all before it follows the header, then the signature of all before that. */
export const digestBytes = 32;
export const signatureBytes = 32;
export const mostHeaderBytes = 1_000_000;

/** A header as the file begins with it, and what seals what follows. */
export function writtenHeader(header: Header, key: Key): { bytes: Buffer; seal: ChunkSeal; digest: Buffer } {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  const begin = Buffer.concat([mark, length, json]);
  const digest = digestOf(begin);
  const seal = fileSeal(header, key);
  return { bytes: Buffer.concat([begin, digest, seal.sign(begin)]), seal, digest };
}

/** What opens and seals the chunks of a file with this header. */
export function fileSeal({ salt }: Header, key: Key): ChunkSeal {
  return sealChunks(key, Buffer.from(salt, 'base64url'), 'backup');
}

/** The digest of what a file begins with. */
export function digestOf(begin: Buffer): Buffer {
  return createHash('sha256').update(begin).digest();
}
