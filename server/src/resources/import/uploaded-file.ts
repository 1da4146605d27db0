import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { refuse } from '../../http/refusal.ts';
import { fileLimits, limitWords } from './file-limits.ts';

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

const leastFree = 500 * 1024 * 1024;

/**
 * Takes a file from the network to the disk. It has no name there from the moment it is made: whatever becomes of the process, nothing is
 * left of it when nobody holds it open any more.
 * @throws Refusal importTooLarge, as soon as it is; importDiskFull
 */
export async function receiveFile(name: string, source: Readable): Promise<UploadedFile> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < leastFree) refuse('importDiskFull', { seconds: 60 });
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
      if (bytes > fileLimits.bytes) refuse('importTooLarge', { max: limitWords.bytes });
      hash.update(piece);
      await handle.writev([piece]);
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { name, bytes, sha256: hash.digest('hex'), handle, remove };
}
