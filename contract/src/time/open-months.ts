import { z } from 'zod';

/** The most months and weeks that are told at once. */
export const mostOpenMonths = 60;
export const mostLeftWeeks = 100;

const openMonthSchema = z.object({
  /** Its last day. */
  until: z.string(),
  /** How many entries that count in it are not handed in, and how many are handed in and not approved. */
  open: z.int(),
  submitted: z.int(),
});
/** A month that is over and not closed. */
export type OpenMonth = z.infer<typeof openMonthSchema>;

const leftWeekSchema = z.object({
  personnelId: z.string(),
  personnelLabel: z.string(),
  /** Its first day. */
  week: z.string(),
  state: z.enum(['open', 'submitted']),
  seconds: z.int(),
  /** The first day on which something of it counts that is not approved. */
  countsFrom: z.string(),
});
/** A week with time that is not approved, which keeps its months from being closed. */
export type LeftWeek = z.infer<typeof leftWeekSchema>;

/** `GET /period/get`: what is closed, the months that can be, the oldest first, and what keeps them open. */
export const openMonthsSchema = z.object({
  /** The last day that is closed; null before the first month is. */
  closedUntil: z.string().nullable(),
  months: z.array(openMonthSchema),
  weeks: z.array(leftWeekSchema),
});
export type OpenMonths = z.infer<typeof openMonthsSchema>;
