import type { Referred } from '../facts/entity.ts';
import type { ProjectStatus } from '../project/way/status.ts';
import type { TimeState } from '../time/week-detail.ts';
import type { PlainDate } from '../values/dates.ts';
import type { HealthRow } from './health.ts';

/** Why a project, or somebody's time, needs somebody, the most urgent first. What depends on a field is told to who sees the field. */
export const attentionKinds = [
  'marginUnderFloor',
  'milestoneLate',
  'documentNotPrinted',
  'mailFailed',
  'quoteAnswered',
  'quoteExpired',
  'quoteExpires',
  'priceMissing',
  'costRateMissing',
  'startOverdue',
  'endOverdue',
  'resumeDue',
  'weekToApprove',
  'absenceToDecide',
  'weekNotHandedIn',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** What a row of "needs attention" may be about. */
export const attentionSubjects = ['project', 'personnel', 'week', 'absence'] as const;

/**
 * One row of "needs attention": what it is about and why. Late milestones of one project are one row, and so are the weeks somebody has not handed
 * in.
 */
export interface AttentionRow {
  kind: AttentionKind;
  /** What it is about; a week and an absence are called as their person is. */
  subject: { entity: (typeof attentionSubjects)[number]; id: string; label: string };
  /** The project; late milestones stand in it. Null where it is about somebody's time. */
  projectId: string | null;
  project: Referred | null;
  /** Whose week or absence it is; null where it is about a project. */
  person: Referred | null;
  /** What is snoozed with it: the id of what it is about, or those of milestones, the longest late first. */
  recordIds: string[];
  /** The name of the first milestone, the number of a document, or who works without a cost. */
  detail: string | null;
  /** The day it is about, where it is about a day; of several milestones the first, of weeks the first day of the oldest. */
  on: string | null;
  /**
   * The margin and its floor in per cent, a number of lines, entries or weeks, seconds booked of a week and wanted of it, the last day of an
   * absence, or what was answered: `accepted` or `declined`.
   */
  value: string | null;
  limit: string | null;
  /** Whether it is one of the caller's: a project they manage or are a member of, their own time or that of people they manage. */
  isMine: boolean;
  /** Until when and why the caller put it off. */
  snoozed: { until: string; reason: string | null } | null;
}

/** The most rows of attention that are told. */
export const mostAttention = 100;

/** Attention as a whole: the rows shown and how many there are. */
export interface Attention {
  /**
   * By kind, the most urgent kind first, within it the caller's own and then the most urgent; after all of them the snoozed ones. Where there
   * are more than fit, every kind has its share of the room, and the snoozed ones have theirs.
   */
  rows: AttentionRow[];
  /**
   * How many rows there are by kind, of each kind the caller may be told of, snoozed ones left out, and how many of them are the caller's own;
   * counted up to the cap of lists.
   */
  counts: { kind: AttentionKind; count: number; mine: number; isExact: boolean }[];
  /** How many are snoozed, of all kinds. */
  snoozedCount: number;
}

/** A milestone of a project of the caller's. */
export interface OwnMilestone {
  id: string;
  name: string;
  dueDate: string;
  projectId: string;
  project: Referred;
}

/** What is the caller's own, by the day it is where the caller is. */
export interface MyWork {
  /** Projects the caller's person manages or is a member of, settled ones left out, those that end last first; at most 20. */
  projects: {
    id: string;
    code: string;
    name: string;
    status: ProjectStatus;
    endDate: string | null;
    isManager: boolean;
  }[];
  projectCount: number;
  /** Lines assigned to the caller's person, of projects not completed; none for who does not see who a line is assigned to. At most 20. */
  lines: { id: string; description: string; projectId: string; project: Referred; endDate: string | null }[];
  /** Milestones of own projects that are due from today to the 14th day from it, neither reached nor waived. At most 20. */
  milestones: OwnMilestone[];
  /** Those of own projects under way that are late; empty for who is told of them under attention. At most 20. */
  lateMilestones: OwnMilestone[];
  drafts: number;
  /** The caller's week it is today, in seconds; null for who books no time. */
  week: OwnWeek | null;
  /** Weeks that were returned to the caller and not handed in again, the latest first. At most 5. */
  returned: { week: PlainDate; reason: string | null }[];
}

/** How far somebody is with a week: what is booked of it, and how long they can work in it. */
export interface OwnWeek {
  /** Its first day. */
  week: PlainDate;
  booked: number;
  target: number;
  state: TimeState;
}

/** Counts behind the tiles of operations; "today" is the caller's day, as in the lists behind them. What may be many is counted up to the cap of lists and one more. */
export interface Operations {
  jobs: { running: number; queued: number; failedToday: number };
  imports: { undoable: number; lastAt: string | null };
  exports: { lastAt: string | null; lastRows: number | null };
  /** What was removed, each with all that went along once. */
  trash: { records: number };
  sessions: { open: number };
  audit: { today: number };
  mail: { waiting: number; failed: number; isPaused: boolean; isEnabled: boolean };
}

/** `GET /control-panel/get`: null is what the caller's role has no part in. */
export interface ControlPanel {
  /** The day it is where the caller is: what is the caller's own goes by it. */
  today: string;
  /** The day it is where the firm is: what needs attention goes by it, so that two people are told the same. */
  firmDay: string;
  /** The moment it was looked. */
  at: string;
  myWork: MyWork;
  attention: Attention | null;
  operations: Operations | null;
  health: HealthRow[] | null;
}
