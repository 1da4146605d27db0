import type { LineTime } from '@mandate/contract/time/duration.ts';

/** What is known of a stored entry that is split or corrected. */
export interface ActedEntry {
  id: string;
  version: number;
  /** Seconds. */
  seconds: number;
  text: string | null;
  isBillable: boolean;
}

/** What is known of its line: in what time counts there, and whether it is billed. */
export interface EntryLine extends LineTime {
  isBillable: boolean;
}
