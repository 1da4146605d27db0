import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Call } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import type { Job, JobKind, StandingKind } from './job.ts';

/** A job under way, as the work sees it. */
export interface JobRun {
  job: Job;
  /** Of the person whose job it is, with the rights of now; outside any transaction. */
  call: Call;
  /**
   * Tells how far the work is and whether it is to go on. Call it at safe points only: between transactions, where what was done so far
   * may stay. It costs next to nothing when called more often than every 250 ms.
   * @throws JobCancelled when the person asked it to stop; JobInterrupted when somebody else is to go on with it; Refusal notPermitted when
   *   the person's rights have changed. All three are to leave the work.
   */
  tell(done: number, total?: number): Promise<void>;
  /**
   * Makes sure, inside a transaction of the work, that nobody else does this job until the transaction is over. What must not be done
   * twice is done behind it.
   * @throws JobInterrupted when somebody else took it up
   */
  hold(db: Database): Promise<void>;
}

/** The person asked the job to stop. A work that has something to say of what it did catches it and throws one with that. */
export class JobCancelled extends Error {
  readonly result: Values | null;

  constructor(result: Values | null = null) {
    super('the job was cancelled');
    this.result = result;
  }
}

/** The process stops or lost the job: it is done from its beginning, or from where it says it is, by whoever takes it up. */
export class JobInterrupted extends Error {
  constructor() {
    super('the job is left to another process');
  }
}

/**
 * Does a job and gives its result; counts in it are told in the notification. A job may be begun again after its process was killed, at any
 * point: a work has to stand that.
 * @throws Refusal makes the job fail with its code; any other error is a fault and logged
 */
export type JobWork = (run: JobRun) => Promise<Values>;

/**
 * Does what there is to do of a standing job, one thing after the other; it may be begun again like any work.
 * @param signal tells it to come to an end: somebody else is to go on with it
 * @returns after how long, in ms, there is something to do by itself; what comes up before wakes it
 */
export type StandingWork = (signal: AbortSignal) => Promise<number>;

/** The works there are, by kind. Jobs of other kinds wait for a process that has theirs. */
export type Works = Partial<Record<JobKind, JobWork>>;

/** The same of standing jobs. */
export type StandingWorks = Partial<Record<StandingKind, StandingWork>>;
