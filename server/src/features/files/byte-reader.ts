/** What was expected in a file is not there. */
export class Damaged extends Error {}

/** Reads the bytes of a file from the beginning; every read beyond the end says that the file is damaged. */
export interface ByteReader {
  readonly at: number;
  /** The next bytes. @throws Damaged when there are fewer */
  take(count: number): Buffer;
  /** The next byte. @throws Damaged */
  byte(): number;
  /** What lies from a place up to here. */
  since(start: number): Buffer;
  /** What was not read yet. */
  rest(): Buffer;
  readonly isAtEnd: boolean;
}

/** Reads bytes from the first on. */
export function readerOf(bytes: Buffer): ByteReader {
  let at = 0;
  const take = (count: number) => {
    if (at + count > bytes.length) throw new Damaged('the file ends too early');
    at += count;
    return bytes.subarray(at - count, at);
  };
  return {
    get at() {
      return at;
    },
    get isAtEnd() {
      return at >= bytes.length;
    },
    take,
    byte: () => take(1).readUInt8(),
    since: (start) => bytes.subarray(start, at),
    rest: () => bytes.subarray(at),
  };
}
