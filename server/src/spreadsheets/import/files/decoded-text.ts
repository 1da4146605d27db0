import type { TextEncodingName } from './sniff-file.ts';

/** How the reading of a text went: it ends at the first bytes that are none. */
export interface Decoding {
  isBroken: boolean;
}

/** What stands for bytes that are no text. */
const replacement = '\uFFFD';

/**
 * The text of a file, strictly: what the encoding does not allow ends it with one replacement character, and `decoding` says so.
 * @param pieces of the file, cut anywhere
 */
export async function* decodedText(
  pieces: AsyncIterable<Buffer>,
  encoding: TextEncodingName,
  decoding: Decoding,
): AsyncGenerator<string> {
  decoding.isBroken = false;
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const length = wholeLength(bytes, encoding);
    const whole = bytes.subarray(0, length);
    rest = bytes.subarray(length);
    const text = strictly(whole, encoding, false);
    // A text file has no NUL; a program that looks for the end of a text stops at one.
    if (text !== null && !text.includes('\0')) {
      yield text;
      continue;
    }
    decoding.isBroken = true;
    yield validBeginning(whole, encoding).split('\0', 1)[0] + replacement;
    return;
  }
  if (rest.length > 0) {
    decoding.isBroken = true;
    yield replacement;
  }
}

function strictly(bytes: Uint8Array, encoding: TextEncodingName, isCut: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isCut });
  } catch {
    // What cannot be decoded is an answer here.
    return null;
  }
}

/** The longest beginning that can be decoded, found by halving. */
function validBeginning(bytes: Uint8Array, encoding: TextEncodingName): string {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (strictly(bytes.subarray(0, middle), encoding, true) === null) bad = middle;
    else good = middle;
  }
  return strictly(bytes.subarray(0, good), encoding, true) ?? '';
}

/** How many of the bytes are whole characters: the last one may go on in the next piece. */
function wholeLength(bytes: Uint8Array, encoding: TextEncodingName): number {
  if (encoding === 'utf-8') return wholeUtf8(bytes);
  const even = bytes.length - (bytes.length % 2);
  const high = bytes[encoding === 'utf-16le' ? even - 1 : even - 2] ?? 0;
  // The first half of a surrogate pair waits for the second.
  return even >= 2 && high >= 0xd8 && high <= 0xdb ? even - 2 : even;
}

function wholeUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
