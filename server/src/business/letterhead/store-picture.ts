import { createHash } from 'node:crypto';
import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { storeContent } from '../files/file-contents.ts';
import type { PaperPicture } from './paper-picture.ts';

/**
 * Stores a picture of the firm, once however often it comes. Belongs into a transaction. Until a parameter holds it, it is kept for a day.
 * @param accountId who gave it; null where the product did
 */
export async function storePicture(
  db: Database,
  { bytes, type, width, height }: PaperPicture,
  accountId: string | null,
): Promise<StoredPicture> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storeContent(db, sha256, bytes);
  const text = `insert into firm_pictures (sha256, type, width, height, created_by_id) values ($1, $2, $3, $4, $5)
    on conflict (sha256) do update set created_at = now()`;
  await run(db, text, [sha256, type, width, height, accountId]);
  return { sha256, type, width, height };
}

/** Keeps a picture for good: a parameter holds it, and papers will name it. @returns whether it is one of the firm's */
export async function keepPicture(db: Database, { sha256, type, width, height }: StoredPicture): Promise<boolean> {
  const text = `update firm_pictures set is_kept = true where sha256 = $1 and type = $2 and width = $3 and height = $4
    returning 1`;
  return (await run(db, text, [sha256, type, width, height])).length > 0;
}

/** Forgets the pictures nobody saved within a day; their bytes go as those of files do. */
export async function purgeUnusedPictures(db: Database): Promise<void> {
  await run(db, "delete from firm_pictures where not is_kept and created_at < now() - interval '1 day'", []);
}
