import type { PlainDate } from '../values/dates.ts';
import type { WeekEntry, WeekRow } from './week-detail.ts';

/** The answer to `POST /week/copy`: what another week may begin with. Nothing of it is stored. */
export interface WeekCopy {
  /** As they would be in the other week; none where only rows are wanted. */
  entries: (Pick<WeekEntry, 'date' | 'seconds' | 'text' | 'isBillable'> & { lineId: string })[];
  /** The lines of the copied week that the other takes. */
  rows: Omit<WeekRow, 'entries'>[];
  /** What is left out, on which day of the other week, and why. */
  left: { lineId: string; label: string; date: PlainDate; message: string }[];
}
