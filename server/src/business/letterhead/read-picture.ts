import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { readContent } from '../files/file-contents.ts';

/** A picture of the firm with its bytes. */
export interface ReadPicture extends StoredPicture {
  bytes: Buffer;
}

/** A picture of the firm by the fingerprint its letterhead names; null where there is none. No other file is found by it. */
export async function readPicture(db: Database, sha256: string): Promise<ReadPicture | null> {
  const text = 'select sha256, type, width, height from firm_pictures where sha256 = $1';
  const [picture] = await run<StoredPicture>(db, text, [sha256]);
  if (!picture) return null;
  const pieces: Buffer[] = [];
  for await (const piece of readContent(db, sha256)) pieces.push(piece);
  return { ...picture, bytes: Buffer.concat(pieces) };
}
