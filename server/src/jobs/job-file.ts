import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';

/** Bytes of one piece. */
const pieceSize = 256 * 1024;

/** A file a job made. */
export interface JobFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
}

/**
 * Keeps the file a job makes, piece by piece as it comes; what an earlier attempt left is replaced.
 * @param name as the person will have it, such as `customers-2026-11-21.csv`
 * @param type its media type
 * @returns its size in bytes
 */
export async function storeJobFile(
  db: Database,
  jobId: string,
  name: string,
  type: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  await run(db, 'delete from job_files where job_id = $1', [jobId]);
  await run(db, 'insert into job_files (job_id, name, type) values ($1, $2, $3)', [jobId, name, type]);
  const text = 'insert into job_file_pieces (job_id, position, bytes) values ($1, $2, $3)';
  let size = 0;
  let position = 0;
  for await (const bytes of evenly(pieces)) {
    await run(db, text, [jobId, position, bytes]);
    position += 1;
    size += bytes.length;
  }
  await run(db, 'update job_files set size = $2 where job_id = $1', [jobId, size]);
  return size;
}

/** The same bytes in pieces of one size: small ones would each cost a statement, big ones memory. */
async function* evenly(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + pieceSize - length);
      waiting.push(part);
      length += part.length;
      at += part.length;
      if (length < pieceSize) continue;
      yield Buffer.concat(waiting);
      [waiting, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** The file of a job, or null. Whose it is was checked. */
export async function findJobFile(db: Database, jobId: string): Promise<JobFile | null> {
  const text = 'select name, type, size from job_files where job_id = $1';
  const [file] = await run<JobFile>(db, text, [jobId]);
  return file ?? null;
}

/** The bytes of a job's file in order, one piece in memory at a time. */
export async function* readJobFile(db: Database, jobId: string): AsyncGenerator<Buffer> {
  const text = 'select bytes from job_file_pieces where job_id = $1 and position = $2';
  for (let position = 0; ; position += 1) {
    const [piece] = await run<{ bytes: Buffer }>(db, text, [jobId, position]);
    if (!piece) return;
    yield piece.bytes;
  }
}
