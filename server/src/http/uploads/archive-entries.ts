import type { Entry, ZipFile } from 'yauzl';

/** What an archive may hold (safety G5). */
export interface ArchiveLimits {
  /** Files in it. */
  entries: number;
  /** What it may unpack to, in bytes. */
  unpackedBytes: number;
  /** What one of its files may unpack to in proportion; those of up to `smallBytes` do not count. */
  ratio: number;
  smallBytes: number;
}

/** Why an archive is not read: it is damaged, would unpack to more than it may, or is locked by a password. */
export type ArchiveFault = 'broken' | 'bomb' | 'locked';

/** An archive that is not read. */
export class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * The files of an archive by its table of contents, before anything of it is unpacked.
 * @throws ArchiveRefused
 */
export async function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > limits.entries) throw new ArchiveRefused('bomb');
  try {
    for await (const entry of zip.eachEntry()) {
      const { compressedSize, uncompressedSize } = entry;
      unpacked += uncompressedSize;
      const isDense = uncompressedSize > limits.smallBytes && uncompressedSize > compressedSize * limits.ratio;
      if (isDense || unpacked > limits.unpackedBytes || entries.size >= limits.entries)
        throw new ArchiveRefused('bomb');
      if (entry.isEncrypted()) throw new ArchiveRefused('locked');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw archiveFault(error) ?? error;
  }
  return entries;
}

/** The refusal that an error of the archive itself or of its compression stands for, or null for any other error. */
export function archiveFault(error: unknown): ArchiveRefused | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  // The library of archives has plain errors; zlib has codes of its own.
  if (Object.getPrototypeOf(error) !== Error.prototype && !code?.startsWith('Z_')) return null;
  // An entry that unpacks to more than its table of contents says hides its size.
  return new ArchiveRefused(error.message.startsWith('too many bytes in the stream') ? 'bomb' : 'broken');
}
