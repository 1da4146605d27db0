import type { Paper } from '@mandate/contract/paper/paper.ts';
import { readPicture } from '../../business/letterhead/read-picture.ts';
import type { Database } from '../../database/database.ts';
import { type Print, printPaper } from '../../print/print-paper.ts';

/** Prints a paper with the picture of its letterhead. */
export async function printedBytes(db: Database, paper: Paper): Promise<Print> {
  const { logo } = paper.letterhead;
  const picture = logo === null ? null : await readPicture(db, logo.sha256);
  return printPaper(paper, { pictures: new Map(picture ? [[picture.sha256, picture.bytes]] : []) });
}
