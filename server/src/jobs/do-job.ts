import { unavailableRefusal } from '../calls/unavailable-refusal.ts';
import { isPassing } from '../database/is-passing.ts';
import { run } from '../database/queries/sql-query.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import { wordsOf } from '../words/words.ts';
import { endJob } from './end-job.ts';
import type { Job } from './job.ts';
import { jobProgress } from './job-progress.ts';
import { requeueJob } from './requeue-job.ts';
import type { RunnerParts } from './runner-parts.ts';
import { JobCancelled, JobInterrupted } from './work.ts';

/** A job that met a database out of reach, or too busy, so often is given up. */
const mostTries = 5;

/**
 * Does a job from its beginning to its end, or until it is interrupted; then it goes back into the queue.
 * @param isInterrupted whether somebody else is to go on with it
 */
export async function doJob(parts: RunnerParts, job: Job, isInterrupted: () => boolean): Promise<void> {
  const { db, log, mailEnd } = parts;
  const began = performance.now();
  const told = () => ({
    job: job.id,
    kind: job.kind,
    entity: job.entity,
    by: job.accountId,
    ms: Math.round(performance.now() - began),
  });
  const failed = (refusal: Refusal) =>
    endJob(db, job, 'running', { state: 'failed', code: refusal.code, params: refusal.params }, mailEnd);
  try {
    const result = await work(parts, job, isInterrupted);
    await endJob(db, job, 'running', { state: 'done', result }, mailEnd);
    log.info(told(), 'job done');
  } catch (error) {
    if (error instanceof JobCancelled) {
      await endJob(db, job, 'running', { state: 'cancelled', result: error.result });
      log.info(told(), 'job cancelled');
    } else if (error instanceof JobInterrupted || (mayPass(error) && job.attempts < mostTries)) {
      await requeueJob(db, job);
      log.info(told(), 'job left');
    } else if (error instanceof Refusal) {
      await failed(error);
      log.info({ ...told(), code: error.code }, 'job refused');
    } else {
      log.error({ ...told(), err: error }, 'job failed');
      const passing = isPassing(error) ? new Refusal('serviceUnavailable', {}, null) : null;
      await failed(unavailableRefusal(error) ?? passing ?? new Refusal('serverError', {}, null));
    }
  }
}

function mayPass(error: unknown): boolean {
  return isUnavailable(error) || isPassing(error);
}

async function work({ db, pool, room, works, findCaller }: RunnerParts, job: Job, isInterrupted: () => boolean) {
  const person = await findCaller(job.accountId);
  if (!person) throw new Refusal('notPermitted', {}, null);
  const caller = { ...person, sessionId: job.sessionId };
  await run(db, 'update jobs set role = $2, grants = $3 where id = $1', [job.id, caller.role, caller.grants]);
  const doWork = works[job.kind];
  if (!doWork) throw new JobInterrupted();
  const { timeZone, requestId, network } = job;
  const words = wordsOf(caller.language);
  const call = { db, pool, room, caller, words, timeZone, requestId, network, alerts: [] };
  return doWork({ job, call, ...jobProgress({ db, job, person, findCaller, isInterrupted }) });
}
