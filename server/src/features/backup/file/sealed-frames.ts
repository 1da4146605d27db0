import { crc32 } from 'node:zlib';
import { type ChunkSeal, tagBytes } from '../../../secrets/sealed-chunks.ts';
import { BackupRefused } from '../backup-refused.ts';

/** Bytes of content in one sealed chunk; the last one may have fewer. */
const chunkBytes = 64 * 1024;
const checkedBytes = 9;
const headBytes = 13;

/**
 * Content as it stands behind the header: chunks, each with a head of its number from 0 (4 bytes, big-endian), whether it is the last (1),
 * how many sealed bytes follow without their tag (4), and the CRC-32 of these nine bytes (4). The chunk is sealed together with its head and
 * the header's digest. The CRC is no protection: by it a damaged head is told from chunks in another order.
 */
export async function* sealFrames(
  content: AsyncIterable<Buffer>,
  seal: ChunkSeal,
  digest: Buffer,
): AsyncGenerator<Buffer> {
  let number = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const frame = (chunk: Buffer, isLast: boolean) => {
    const head = headOf(number, isLast, chunk.length);
    const sealed = seal.seal(number, Buffer.concat([digest, head.subarray(0, checkedBytes)]), chunk);
    number += 1;
    return Buffer.concat([head, sealed]);
  };
  for await (const piece of content) {
    waiting.push(piece);
    size += piece.length;
    // The last chunk is not known before the end: one is always held back.
    if (size <= chunkBytes) continue;
    let whole = Buffer.concat(waiting);
    for (; whole.length > chunkBytes; whole = whole.subarray(chunkBytes))
      yield frame(whole.subarray(0, chunkBytes), false);
    waiting = [whole];
    size = whole.length;
  }
  yield frame(Buffer.concat(waiting), true);
}

/**
 * The content of the chunks behind a header, each checked before it is given.
 * @param read gives the next bytes of the file, fewer only at its end
 * @throws BackupRefused for a file that was cut, lengthened, altered or put together otherwise
 */
export async function* openFrames(
  read: (bytes: number) => Promise<Buffer>,
  seal: ChunkSeal,
  digest: Buffer,
): AsyncGenerator<Buffer> {
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const head = await read(headBytes);
    if (head.length < headBytes) throw cut();
    const checked = head.subarray(0, checkedBytes);
    const length = head.readUInt32BE(5);
    if (crc32(checked) !== head.readUInt32BE(checkedBytes) || length > chunkBytes) throw altered(number);
    if (head.readUInt32BE() !== number) throw reordered(number, head.readUInt32BE());
    isLast = head.readUInt8(4) === 1;
    const sealed = await read(length + tagBytes);
    if (sealed.length < length + tagBytes) throw cut();
    const chunk = seal.open(number, Buffer.concat([digest, checked]), sealed);
    if (chunk === null) throw altered(number);
    yield chunk;
  }
  if ((await read(1)).length > 0)
    throw new BackupRefused('The backup was altered: something was added behind its end.');
}

function headOf(number: number, isLast: boolean, length: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(number);
  head.writeUInt8(isLast ? 1 : 0, 4);
  head.writeUInt32BE(length, 5);
  head.writeUInt32BE(crc32(head.subarray(0, checkedBytes)), checkedBytes);
  return head;
}

/** The refusal of a file that ends before its end. */
export function cut(): BackupRefused {
  return new BackupRefused('The backup was cut off: it ends before its end. Use another copy of it.');
}

function altered(number: number): BackupRefused {
  return new BackupRefused(
    `The backup was altered or damaged: its chunk ${number} is not as it was written. Use another copy of it.`,
  );
}

function reordered(wanted: number, found: number): BackupRefused {
  return new BackupRefused(
    `The backup was put together otherwise: its chunk ${found} stands where ${wanted} belongs. Use another copy of it.`,
  );
}
