import { document } from '../entities/document.ts';
import type { Entity } from '../facts/entity.ts';
import { rowLists } from '../project/row-lists.ts';

/** Lists of what is no register and has views and rights by field as registers have: rows of projects, and documents. */
export const viewedLists: readonly Entity[] = [...rowLists, document];
