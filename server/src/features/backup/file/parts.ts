import { z } from 'zod';
import { BackupRefused } from '../backup-refused.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

/** What rows are moved as, in this order: a table begins, its bytes as COPY writes them, it ends; after the last table the manifest. */
export type Part =
  | { kind: 'table'; table: string; columns: string[]; rows: number }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'end'; rows: number; sha256: string }
  | { kind: 'manifest'; manifest: Manifest };

const kinds = ['table', 'bytes', 'end', 'manifest'] as const;
const headBytes = 5;

const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()), rows: z.int() });
const endSchema = z.strictObject({ rows: z.int(), sha256: z.string() });

/** Parts as bytes: of each its kind (one byte), its length (four, big-endian) and what it holds, JSON but for rows. */
export async function* encodeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const { kind, ...rest } = part;
    const content = part.kind === 'bytes' ? part.bytes : Buffer.from(JSON.stringify(rest));
    const head = Buffer.alloc(headBytes);
    head.writeUInt8(kinds.indexOf(kind));
    head.writeUInt32BE(content.length, 1);
    yield head;
    yield content;
  }
}

/** Parts of bytes, rows as they come. @throws BackupRefused for what are no parts */
export async function* decodeParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const bytes = new ByteQueue(source);
  try {
    yield* partsOf(bytes);
  } finally {
    await bytes.leave();
  }
}

async function* partsOf(bytes: ByteQueue): AsyncGenerator<Part> {
  for (;;) {
    const head = await bytes.take(headBytes);
    if (head === null) return;
    const kind = kinds[head.readUInt8()];
    let left = head.readUInt32BE(1);
    if (kind === undefined) throw new BackupRefused('The backup holds what this version of Mandate does not know.');
    if (kind === 'bytes') {
      while (left > 0) {
        const piece = await bytes.some(left);
        left -= piece.length;
        yield { kind, bytes: piece };
      }
      continue;
    }
    const content: unknown = JSON.parse(String(await bytes.take(left)));
    if (kind === 'table') yield { kind, ...tableSchema.parse(content) };
    else if (kind === 'end') yield { kind, ...endSchema.parse(content) };
    else yield { kind, manifest: z.strictObject({ manifest: manifestSchema }).parse(content).manifest };
  }
}

/** Bytes that come in pieces of any size, taken in the sizes that are wanted. */
class ByteQueue {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** This many bytes, or null at the end. @throws BackupRefused when the end comes within them */
  async take(count: number): Promise<Buffer | null> {
    const pieces: Buffer[] = [];
    let wanted = count;
    while (wanted > 0) {
      if (this.#rest.length === 0 && !(await this.#more())) {
        if (wanted === count) return null;
        throw new BackupRefused('What the backup holds ends too early.');
      }
      const piece = this.#rest.subarray(0, wanted);
      this.#rest = this.#rest.subarray(piece.length);
      wanted -= piece.length;
      pieces.push(piece);
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  /** The bytes at hand, at most the given number and at least one. */
  async some(most: number): Promise<Buffer> {
    if (this.#rest.length === 0) await this.#more();
    return (await this.take(Math.min(most, Math.max(this.#rest.length, 1)))) ?? this.#tooEarly();
  }

  /** Wants no more. */
  async leave(): Promise<void> {
    await this.#source.return?.();
  }

  #tooEarly(): never {
    throw new BackupRefused('What the backup holds ends too early.');
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#rest = value;
    return true;
  }
}
