import type { ProjectStatus } from '../../project/way/status.ts';
import type { PlainDate } from '../../values/dates.ts';

/** What happens to a project on its next date. */
export const nextSteps = ['quoteEnds', 'starts', 'ends', 'ended'] as const;
export type NextStep = (typeof nextSteps)[number];

export interface NextDate {
  what: NextStep;
  on: PlainDate;
}

/**
 * What the next date of a project is, by its status, and the field that holds the day. A draft and an approved project start, a quote ends,
 * what is under way or on hold ends; what is completed or closed ended on the day that was, else on the planned one. Of a lost or cancelled
 * project nothing comes.
 */
export const nextDateOf: Record<ProjectStatus, { what: NextStep; fields: readonly NextDateField[] } | null> = {
  draft: { what: 'starts', fields: ['startDate'] },
  quoted: { what: 'quoteEnds', fields: ['quoteValidUntil'] },
  approved: { what: 'starts', fields: ['startDate'] },
  active: { what: 'ends', fields: ['endDate'] },
  onHold: { what: 'ends', fields: ['endDate'] },
  completed: { what: 'ended', fields: ['actualEndDate', 'endDate'] },
  closed: { what: 'ended', fields: ['actualEndDate', 'endDate'] },
  lost: null,
  cancelled: null,
};

export type NextDateField = 'startDate' | 'endDate' | 'quoteValidUntil' | 'actualEndDate';
