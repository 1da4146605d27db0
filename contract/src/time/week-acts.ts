import { z } from 'zod';
import { recordId } from '../facts/field-schema.ts';
import { isPlainDate, type PlainDate } from '../values/dates.ts';
import type { WeekRow } from './week-detail.ts';

/** What is done with weeks that were booked (delivery reference 3.3). */
export const weekActs = ['submit', 'withdraw', 'approve', 'return', 'reopen'] as const;
export type WeekAct = (typeof weekActs)[number];

const day = z.string().refine(isPlainDate, { params: { code: 'dateNotValid', params: {} } });
const reason = z.string().trim().min(1).max(300);

/** Which weeks, as of which version: 0 while nothing was kept of a week. By `project` what is approved is that of one project. */
export const weekActSchema = z.strictObject({
  weeks: z
    .array(z.strictObject({ personnelId: recordId, week: day, version: z.int().min(0).max(2_147_483_647) }))
    .min(1)
    .max(200),
  projectId: recordId.optional(),
  reason: reason.optional(),
  /** That less is booked than is wanted is known. */
  acknowledged: z.boolean().optional(),
});
export type WeekActRequest = z.infer<typeof weekActSchema>;

/** What came of one week: done, or why not. `version` and `state` are those it has now. */
export const weekOutcomeSchema = z.object({
  personnelId: z.string(),
  week: z.string(),
  version: z.int(),
  state: z.string(),
  problems: z.array(
    z.object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string(),
      entryId: z.string().nullable(),
    }),
  ),
});
export type WeekOutcome = z.infer<typeof weekOutcomeSchema>;

/** `POST /week/copy`: what of one week another one may begin with. */
export const weekCopySchema = z.strictObject({
  personnelId: recordId.optional(),
  from: day,
  to: day,
  withTime: z.boolean(),
});
export type WeekCopyRequest = z.infer<typeof weekCopySchema>;

/** `POST /period/close`, `/period/reopen`. */
export const periodSchema = z.strictObject({ until: day, reason: z.string().trim().min(1).max(500).optional() });
export type PeriodRequest = z.infer<typeof periodSchema>;

/** `POST /entry/split/{id}`: the second part; the first keeps the rest. */
export const splitSchema = z.strictObject({
  version: z.int().min(1).max(2_147_483_647),
  seconds: z.int().min(60).max(86_400),
  isBillable: z.boolean().optional(),
  text: z.string().trim().max(1000).nullable().optional(),
  /** Why, where an administrator splits what was handed in. */
  reason: z.string().trim().min(1).max(500).optional(),
});
export type SplitRequest = z.infer<typeof splitSchema>;

/** `POST /entry/correct/{id}`: why a closed entry is taken back, and what stands in for it, if anything does. */
export const correctionSchema = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  changes: z.record(z.string(), z.unknown()).optional(),
});
export type CorrectionRequest = z.infer<typeof correctionSchema>;

/** What another week may begin with; nothing of it is stored. */
export interface WeekCopy {
  week: PlainDate;
  /** The lines of these entries, as rows of the week they are for. */
  rows: WeekRow[];
  entries: {
    lineId: string;
    date: PlainDate;
    /** 0 where only rows and texts were asked for. */
    seconds: number;
    text: string | null;
    internalNote: string | null;
    isBillable: boolean;
  }[];
  leftOut: { lineId: string; lineLabel: string; date: PlainDate; code: string; message: string }[];
}
