import { z } from 'zod';
import { recordId } from '../facts/field-schema.ts';
import { isPlainDate } from '../values/dates.ts';

/** The most weeks that are told at once, and of which one call reminds. */
export const mostMissing = 200;

const missingWeekSchema = z.object({
  personnelId: z.string(),
  personnelLabel: z.string(),
  /** Its first day. */
  week: z.string(),
  /** Seconds wanted of it, and booked in it. */
  target: z.int(),
  booked: z.int(),
  /** Whether its person signs in here: nobody else is reminded. */
  signsIn: z.boolean(),
  /** When its person was reminded of it last, and whether that was today where the firm is; null while nobody was. */
  remindedAt: z.string().nullable(),
  isRemindedToday: z.boolean(),
});
/** A week of somebody the caller looks after that is over and not handed in. */
export type MissingWeek = z.infer<typeof missingWeekSchema>;

/** `GET /week/get-missing`: the weeks of others that are not handed in, the oldest first, and how many there are in all. */
export const missingWeeksSchema = z.object({ count: z.int(), weeks: z.array(missingWeekSchema) });
export type MissingWeeks = z.infer<typeof missingWeeksSchema>;

const day = z.string().refine(isPlainDate, { params: { code: 'dateNotValid', params: {} } });

/** `POST /week/remind`: whom of which weeks. */
export const remindSchema = z.strictObject({
  weeks: z
    .array(z.strictObject({ personnelId: recordId, week: day }))
    .min(1)
    .max(mostMissing),
});
export type RemindRequest = z.infer<typeof remindSchema>;

/** What came of each week somebody was to be reminded of: the sentence why nobody was; null where it was done. */
export const remindedSchema = z.object({
  weeks: z.array(z.object({ personnelId: z.string(), week: z.string(), problem: z.string().nullable() })),
});
export type Reminded = z.infer<typeof remindedSchema>;
