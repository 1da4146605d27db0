import type { Entity } from '../facts/entity.ts';
import { lineRow } from './line/line-row.ts';
import { milestoneRow } from './milestone-row.ts';

/** The rows of projects that are lists of their own, with views and sums as registers have them. */
export const rowLists: readonly Entity[] = [lineRow, milestoneRow];
