import type { Noun } from '@mandate/contract/access/permissions.ts';

/** Live records of one entity that point to a record; `blocks` says whether they keep it from being removed. */
export interface Use {
  entity: Noun;
  count: number;
  blocks: boolean;
  rows: { id: string; label: string }[];
}
