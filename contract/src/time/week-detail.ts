import type { PlainDate } from '../values/dates.ts';
import type { RefusedBooking } from './booking-refusals.ts';

/** What a week or an entry is in (delivery reference 3.3): open to its person, handed in, or approved. */
export const timeStates = ['open', 'submitted', 'approved'] as const;
export type TimeState = (typeof timeStates)[number];

/** A day of somebody's week. */
export interface WeekDay {
  date: PlainDate;
  /** Seconds they can work: what they are scheduled for, less holidays and absences. */
  capacity: number;
  /** The holiday's name; null on other days. */
  holiday: string | null;
  /** What part of the day they are absent, and of what kind where the reader may know; null where they are there. */
  absence: { share: number; kind: string | null } | null;
  /** Its figures never change any more. */
  isClosed: boolean;
}

/** An entry as it stands in a week. */
export interface WeekEntry {
  id: string;
  version: number;
  date: PlainDate;
  /** Seconds; negative in reversals. */
  seconds: number;
  text: string | null;
  internalNote: string | null;
  isBillable: boolean;
  state: TimeState;
  returnedReason: string | null;
  correctsId: string | null;
}

/** A line that is booked on in a week, with what of it is left. */
export interface WeekRow {
  line: { id: string; label: string; number: string };
  project: { id: string; label: string; customerLabel: string | null };
  /** In what a bare number counts, and hours of a day of its project. */
  unit: 'hour' | 'day';
  hoursPerDay: string;
  isBillable: boolean;
  /** Seconds planned, and left of them; null where the line is sold by neither hours nor days. */
  planned: number | null;
  remaining: number | null;
  /** For each of the seven days why nothing can be booked, or null. */
  mayBook: (RefusedBooking | null)[];
  entries: WeekEntry[];
}

/** `GET /week/get?week&personnelId`: somebody's seven days. */
export interface WeekDetail {
  /** Its first day. */
  week: PlainDate;
  personnelId: string;
  personnelLabel: string;
  state: TimeState;
  /** 0 while nothing was kept of the week itself. */
  version: number;
  returnedReason: string | null;
  /** Who gave it back last and when, an instant; null of one that is not back. */
  returned: { by: string | null; at: string } | null;
  /** Seconds wanted of the week: the capacity of its days. */
  target: number;
  days: WeekDay[];
  rows: WeekRow[];
}
