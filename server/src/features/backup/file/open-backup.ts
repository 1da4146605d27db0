import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import type { KeyRing } from '../../../secrets/key-ring.ts';
import { BackupRefused } from '../backup-refused.ts';
import {
  digestBytes,
  digestOf,
  fileSeal,
  type Header,
  headerSchema,
  lengthBytes,
  mark,
  mostHeaderBytes,
  signatureBytes,
} from './backup-header.ts';
import type { Manifest } from './manifest.ts';
import { decodeParts, type Part } from './parts.ts';
import { rowsIn } from './read-tables.ts';
import { cut, openFrames } from './sealed-frames.ts';

/** A backup whose header is right and whose key is there. */
export interface Backup {
  /** Name of the file, without its folder. */
  name: string;
  /** Bytes of the file. */
  size: number;
  header: Header;
  /**
   * What is in it, from its beginning to its end; each part is given when it has been checked, the manifest when it agrees with all of them.
   * @throws BackupRefused
   */
  parts(): AsyncGenerator<Part>;
  close(): Promise<void>;
}

/** Where the keys are. */
export interface KeysAtHand {
  ring: KeyRing;
  secretsDir: string;
}

/**
 * Opens a backup.
 * @throws BackupRefused when there is none, it is damaged at its beginning, or its key is not at hand
 */
export async function openBackup(file: string, keys: KeysAtHand): Promise<Backup> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`,
      { cause: error },
    );
  });
  try {
    const { size } = await handle.stat();
    const name = path.basename(file);
    const { header, digest, begin, signature, end } = await readHeader(handle, name);
    const key = keys.ring.find(header.keyId);
    if (key === null) throw otherKey(header, keys, `, and ${keys.secretsDir} does not hold it`);
    const seal = fileSeal(header, key);
    if (!seal.isSigned(begin, signature))
      throw otherKey(header, keys, `, and the key of this name in ${keys.secretsDir} is another one`);
    return {
      name,
      size,
      header,
      parts() {
        const packed = Readable.from(openFrames(readerOf(handle, end), seal, digest));
        const unpacked = createZstdDecompress();
        // What goes wrong on the way ends the last stream with its error, and is heard where that is read.
        pipeline(packed, unpacked, () => undefined);
        return checked(decodeParts(unpacked));
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Reads a backup to its end, which checks all of it, and gives what it says of itself. @throws BackupRefused */
export async function readToEnd(parts: AsyncIterable<Part>): Promise<Manifest> {
  let manifest: Manifest | null = null;
  for await (const part of parts) if (part.kind === 'manifest') manifest = part.manifest;
  if (manifest === null) throw cut();
  return manifest;
}

async function readHeader(handle: FileHandle, name: string) {
  const read = readerOf(handle, 0);
  const first = await read(mark.length + lengthBytes);
  if (!first.subarray(0, mark.length).equals(mark)) throw new BackupRefused(`${name} is no backup of Mandate.`);
  if (first.length < mark.length + lengthBytes) throw cut();
  const length = first.readUInt32BE(mark.length);
  if (length > mostHeaderBytes) throw headerAltered();
  const json = await read(length);
  const digest = await read(digestBytes);
  const signature = await read(signatureBytes);
  if (signature.length < signatureBytes) throw cut();
  const begin = Buffer.concat([first, json]);
  if (!digestOf(begin).equals(digest)) throw headerAltered();
  const said: unknown = JSON.parse(json.toString());
  const header = headerSchema.safeParse(said);
  if (!header.success)
    throw new BackupRefused(`${name} was made by a newer Mandate: use that version, or a newer one.`);
  return { header: header.data, digest, begin, signature, end: begin.length + digestBytes + signatureBytes };
}

function headerAltered(): BackupRefused {
  return new BackupRefused(
    'The backup was altered or damaged: its header is not as it was written. Use another copy of it.',
  );
}

function otherKey({ keyId, installation }: Header, { ring }: KeysAtHand, why: string): BackupRefused {
  const whose = installation === ring.installation ? 'this installation' : `the installation ${installation}`;
  return new BackupRefused(
    `The backup was made with the key ${keyId}${why}: put back the secrets folder of ${whose} as it was then, or name it with SECRETS_DIR.`,
  );
}

/** Reads a file on from a place; each reader for itself. */
function readerOf(handle: FileHandle, from: number): (bytes: number) => Promise<Buffer> {
  let at = from;
  return async (bytes) => {
    const buffer = Buffer.alloc(bytes);
    let filled = 0;
    while (filled < bytes) {
      const { bytesRead } = await handle.read(buffer, filled, bytes - filled, at + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    at += filled;
    return buffer.subarray(0, filled);
  };
}

/** The same parts, compared with what they say of themselves. */
async function* checked(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const found: Manifest['tables'] = {};
  let [name, columns, rows, hash]: [string, string[], number, Hash] = ['', [], 0, createHash('sha256')];
  let isWhole = false;
  for await (const part of parts) {
    if (part.kind === 'table') [name, columns, rows, hash] = [part.table, part.columns, 0, createHash('sha256')];
    if (part.kind === 'bytes') {
      hash.update(part.bytes);
      rows += rowsIn(part.bytes);
    }
    if (part.kind === 'end') {
      const sha256 = hash.digest('hex');
      if (part.rows !== rows || part.sha256 !== sha256) throw contradiction(name);
      found[name] = { columns, rows, sha256 };
    }
    if (part.kind === 'manifest') {
      isWhole = true;
      const { tables } = part.manifest;
      const odd = Object.keys({ ...tables, ...found }).find((each) => !isDeepStrictEqual(tables[each], found[each]));
      if (odd !== undefined) throw contradiction(odd);
    }
    yield part;
  }
  if (!isWhole) throw cut();
}

function contradiction(table: string): BackupRefused {
  return new BackupRefused(`The backup contradicts itself: it holds other rows of ${table} than it says.`);
}
