import { readdirSync, readFileSync } from 'node:fs';
import type { Paper } from '@mandate/contract/paper/paper.ts';

const folder = new URL('papers/', import.meta.url);

/** The names of the papers whose prints are compared with what they once were. */
export const storedPapers = readdirSync(folder).map((file) => file.replace('.json', ''));

/** One of them. */
export function storedPaper(name: string): Paper {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Paper;
}
