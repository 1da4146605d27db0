import type { LeftRecord } from '@mandate/contract/project/prices/price-receipt.ts';

/** What taking back came to: how many records got their prices back, and those that stay as they are. */
export interface LeftOver {
  count: number;
  kept: LeftRecord[];
}

/** What was done with the rates of one scope: by id the versions they have since. They are taken back together, or not at all. */
export interface PriceDone {
  /** The rate it began with. */
  baseId: string;
  versions: Record<string, number>;
  /** The rate that ended the day before, or was changed as it stood, with what it held. */
  changedId: string | null;
  before: { amount: string; validTo: string | null } | null;
  madeId: string | null;
  removedIds: string[];
}

/** What takes a whole change of prices back. */
export interface RaiseDone {
  rates: PriceDone[];
  projects: object[];
}
