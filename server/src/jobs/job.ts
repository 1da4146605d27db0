import type { Values } from '@mandate/contract/changes/merge.ts';

/** What kinds of work there are. */
export type JobKind = 'export' | 'import' | 'undoImport' | 'leakCheck' | 'holidays';

/** What kinds of work the product does for itself. */
export type StandingKind = 'mail';

/** Work that takes longer than a call, as whoever does it reads it. */
export interface Job {
  id: string;
  /** Whose it is. */
  accountId: string;
  kind: JobKind;
  /** The noun of the records it is about. */
  entity: string;
  /** What is to be done, as it was given to `addJob`. */
  input: unknown;
  /** What people are told of it. */
  about: Values;
  /** As in the call it was asked for by. */
  timeZone: string;
  network: string;
  sessionId: string;
  requestId: string;
  /** How far it was when it was left, and of how much. */
  done: number;
  total: number | null;
  /** How often it was begun, this time included. */
  attempts: number;
}

/** A job of the product itself: nobody asked for it, and it is never over: it waits to be gone on with. */
export interface StandingJob extends Pick<Job, 'id' | 'attempts'> {
  accountId: null;
  kind: StandingKind;
}

/** The columns of {@link Job} of the table aliased `j`. */
export const jobColumns = `j.id, j.account_id as "accountId", j.kind, j.entity, j.input, j.about, j.time_zone as "timeZone", j.network,
  j.session_id as "sessionId", j.request_id as "requestId", j.done, j.total, j.attempts`;
