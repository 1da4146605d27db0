import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';

/** Of one kind: its rows, those that are snoozed last, and how many there are beside these, of all people and of the caller. */
export interface FoundAttention {
  kind: AttentionRow['kind'];
  rows: AttentionRow[];
  count: number;
  mine: number;
  isExact: boolean;
}
