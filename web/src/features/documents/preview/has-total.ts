import type { Paper } from '@mandate/contract/paper/paper.ts';

/** A paper says what it comes to. */
export function hasTotal({ blocks }: Paper): boolean {
  return blocks.some((block) => block.type === 'totals' && block.rows.some(({ type }) => type === 'total'));
}
