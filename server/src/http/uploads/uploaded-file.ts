import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file somebody sent, as long as it is being read. */
export interface UploadedFile {
  /** As the sender calls it: data, never a path. */
  name: string;
  bytes: number;
  /** Tells two files apart. */
  sha256: string;
  handle: FileHandle;
  /** Lets it go; doing so twice does no harm. */
  remove(): Promise<void>;
}

/** How large a file may be, and how a call refuses what it cannot take. */
export interface FileRules {
  /** The most bytes of a file. */
  bytes: number;
  refuseTooLarge: () => never;
  refuseDiskFull: () => never;
}

const leastFree = 500 * 1024 * 1024;

/**
 * Takes a file from the network to the disk. It has no name there from the moment it is made: whatever becomes of the process, nothing is
 * left of it when nobody holds it open any more.
 * @throws Refusal as the rules say: too large as soon as it is; when the disk is nearly full
 */
export async function receiveFile(name: string, source: Readable, rules: FileRules): Promise<UploadedFile> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < leastFree) rules.refuseDiskFull();
  const folder = await mkdtemp(join(tmpdir(), 'mandate-upload-'));
  const handle = await open(join(folder, 'file'), 'wx+', 0o600).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
  const hash = createHash('sha256');
  let bytes = 0;
  let isOpen = true;
  const remove = async () => {
    if (isOpen) {
      isOpen = false;
      await handle.close();
    }
  };
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > rules.bytes) rules.refuseTooLarge();
      hash.update(piece);
      await handle.writev([piece]);
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { name, bytes, sha256: hash.digest('hex'), handle, remove };
}

/** The bytes of a file that was sent, whole in memory. */
export async function readUpload({ handle, bytes }: UploadedFile): Promise<Buffer> {
  const whole = Buffer.alloc(bytes);
  let at = 0;
  while (at < bytes) {
    const { bytesRead } = await handle.read(whole, at, bytes - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return whole;
}
