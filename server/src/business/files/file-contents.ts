import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Bytes of one piece: more would be more in memory, less more statements. */
const pieceSize = 256 * 1024;

/**
 * Keeps the bytes of a file, once however often they come. Belongs into the transaction that adds what refers to them.
 * @param sha256 their fingerprint
 */
export async function storeContent(db: Database, sha256: string, bytes: Buffer): Promise<void> {
  // Touching what is there keeps it from being forgotten at this moment.
  const text = `insert into file_contents (sha256, size) values ($1, $2)
    on conflict (sha256) do update set used_at = now() returning xmax = 0 as "isNew"`;
  const [content] = await run<{ isNew: boolean }>(db, text, [sha256, bytes.length]);
  if (!content?.isNew) return;
  for (let position = 0; position * pieceSize < bytes.length; position += 1) {
    const piece = bytes.subarray(position * pieceSize, (position + 1) * pieceSize);
    const insert = 'insert into file_pieces (sha256, position, bytes) values ($1, $2, $3)';
    await run(db, insert, [sha256, position, piece]);
  }
}

/** The bytes of a file in order, one piece in memory at a time. */
export async function* readContent(db: Database, sha256: string): AsyncGenerator<Buffer> {
  const text = 'select bytes from file_pieces where sha256 = $1 and position = $2';
  for (let position = 0; ; position += 1) {
    const [piece] = await run<{ bytes: Buffer }>(db, text, [sha256, position]);
    if (!piece) return;
    yield piece.bytes;
  }
}
