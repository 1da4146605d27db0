import type { Referred } from './entity.ts';
import type { HealthRow } from './health.ts';
import type { ProjectStatus } from './project/status.ts';

/** Why a project needs somebody, the most urgent first. What hangs on a field is told to who sees the field. */
export const attentionKinds = [
  'marginUnderFloor',
  'milestoneLate',
  'quoteExpired',
  'quoteExpires',
  'priceMissing',
  'startOverdue',
  'endOverdue',
  'resumeDue',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** One row of "needs attention". */
export interface AttentionRow {
  kind: AttentionKind;
  /** The project; a late milestone stands in it. */
  projectId: string;
  project: Referred;
  /** What is snoozed with it: the project's id, or the milestone's. */
  recordId: string;
  /** The milestone's name. */
  detail: string | null;
  /** The day it is about, where it is about a day. */
  on: string | null;
  /** The margin and its floor in per cent, or a number of lines. */
  value: string | null;
  limit: string | null;
  /** Whether the caller manages the project. */
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
   * are more than fit, every kind has its share of the room.
   */
  rows: AttentionRow[];
  /** By kind, each kind the caller may be told of, snoozed ones left out; counted up to the cap of lists. */
  counts: { kind: AttentionKind; count: number; isExact: boolean }[];
  /** How many are snoozed, of all kinds. */
  snoozedCount: number;
}

/** What is the caller's own. */
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
  /** Milestones of own projects that are neither reached nor waived: late ones and those of the next 14 days. At most 20. */
  milestones: { id: string; name: string; dueDate: string; projectId: string; project: Referred }[];
  drafts: number;
}

/** Counts behind the tiles of operations; "today" is the firm's day. What may be many is counted up to the cap of lists and one more. */
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
  /** The day it is where the firm is, and the moment it was looked. */
  today: string;
  at: string;
  myWork: MyWork;
  attention: Attention | null;
  operations: Operations | null;
  health: HealthRow[] | null;
}
