import type { TimeSteps } from '@mandate/contract/time/duration.ts';

/** What may be done with the entries of a week, and by which steps time is entered. */
export interface EntryRights {
  isReading: boolean;
  /** They correct what is closed. */
  mayCorrect: boolean;
  steps: TimeSteps;
}
