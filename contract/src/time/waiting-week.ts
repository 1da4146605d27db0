import { z } from 'zod';

/** The most weeks that are told at once: as many as one call approves. */
export const mostWaiting = 200;

/** A week that was handed in and waits for the caller. Of a firm that approves by project the figures are those of the caller's projects. */
const waitingWeekSchema = z.object({
  id: z.string(),
  personnelId: z.string(),
  personnelLabel: z.string(),
  /** Its first day. */
  week: z.string(),
  version: z.int(),
  submittedAt: z.string().nullable(),
  /** Seconds wanted of the whole week when it was handed in, booked, and billable of these. */
  target: z.int(),
  booked: z.int(),
  billable: z.int(),
  /** How many of the entries say what was done. */
  texts: z.int(),
  /** Whether it is the caller's own, which only administrators approve. */
  isOwn: z.boolean(),
  /** The projects whose part of it the caller approves; null for all of it. */
  projectIds: z.array(z.string()).nullable(),
  /** What was said to its entries when they were saved, as it is now. */
  warnings: z.array(z.string()),
});
export type WaitingWeek = z.infer<typeof waitingWeekSchema>;

/** `GET /week/get-waiting`: the weeks that wait for the caller, those that wait longest first, and how many there are in all. */
export const waitingWeeksSchema = z.object({
  approval: z.enum(['none', 'week', 'project']),
  count: z.int(),
  weeks: z.array(waitingWeekSchema),
});
export type WaitingWeeks = z.infer<typeof waitingWeeksSchema>;
