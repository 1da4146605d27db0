import type { Paper } from '@mandate/contract/paper/paper.ts';

/** What a paper comes to as it is printed; null where it has no total. */
export function paperTotal({ blocks }: Paper): string | null {
  for (const block of blocks) {
    const total = block.type === 'totals' ? block.rows.find(({ type }) => type === 'total') : undefined;
    if (total) return total.value;
  }
  return null;
}
