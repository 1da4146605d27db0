import { setTimeout as sleep } from 'node:timers/promises';
import { queue, wakeRunners } from '../calls/announce.ts';
import { type OwnConnection, openOwn } from '../database/connection/own-connection.ts';
import { type ClaimedJob, claimJob, leftBehind, unlock } from './claim-job.ts';
import { doJob } from './do-job.ts';
import { endJob } from './end-job.ts';
import { notifyOfPause } from './notify-of-pause.ts';
import { requeueJob } from './requeue-job.ts';
import type { RunnerParts } from './runner-parts.ts';

/** Jobs one process does at once; one of them may be a big one, so that small ones are not stuck behind it. */
const atOnce = 2;
const bigAtOnce = 1;
/** After how long the queue is looked at though nobody said anything, in ms. */
const lookAfter = 30_000;
/** The same while jobs are under way, here or elsewhere, or wait for room, or the queue could not be looked at. */
const lookSoonAfter = 1_000;
/** How long a stop waits for jobs to come to a safe point, in ms. */
const letGoLimit = 5_000;
/** A job whose process went so often is given up: it may be what they die of. */
const mostAttempts = 30;

/** A job this process does. */
interface Running {
  isBig: boolean;
  /** Who holds its lock. */
  connection: OwnConnection;
  isInterrupted: boolean;
  over: Promise<void>;
}

/** Does jobs of everybody, as one of any number of processes, until it is stopped. */
export function runJobs(parts: RunnerParts): { stop(): Promise<void> } {
  const { db, pool, room, log, works, mailEnd } = parts;
  const kinds = Object.keys(works);
  const running = new Map<string, Running>();
  let connection: OwnConnection | null = null;
  let isStopped = false;
  let isFaulty = false;
  let isPaused = false;
  let areOthersRunning = false;

  function lose(lost: OwnConnection): void {
    if (connection === lost) connection = null;
    for (const job of running.values()) if (job.connection === lost) job.isInterrupted = true;
  }

  async function connect(): Promise<OwnConnection> {
    let own: OwnConnection | null = null;
    own = await openOwn(pool, { channel: queue, onHeard: () => look(), onLost: () => own && lose(own) });
    return own;
  }

  function begin(job: ClaimedJob, by: OwnConnection): void {
    const entry: Running = { isBig: job.isBig, connection: by, isInterrupted: false, over: Promise.resolve() };
    running.set(job.id, entry);
    entry.over = doJob(parts, job, () => entry.isInterrupted || isPaused)
      .catch((error) => log.warn({ err: error, job: job.id }, 'the end of a job could not be kept'))
      .then(async () => {
        // A job that was left may have been begun again by this very process.
        if (running.get(job.id) === entry) running.delete(job.id);
        await unlock(by.ask, job.id).catch(() => undefined);
        await wakeRunners(db).catch(() => undefined);
      });
  }

  /** Puts back what processes left behind that are gone. */
  async function takeBack({ ask }: OwnConnection): Promise<void> {
    const { left, areOthersRunning: are } = await leftBehind(ask, [...running.keys()]);
    areOthersRunning = are;
    for (const job of left) {
      log.warn({ job: job.id, kind: job.kind, attempts: job.attempts }, 'a job was left behind');
      if (job.attempts < mostAttempts) await requeueJob(db, job);
      else await endJob(db, job, 'running', { state: 'failed', code: 'serverError', params: {} }, mailEnd);
      await unlock(ask, job.id);
    }
  }

  async function lookOnce(): Promise<void> {
    connection ??= await connect();
    const by = connection;
    try {
      await takeBack(by);
      const wasPaused = isPaused;
      isPaused = await room.isShort();
      if (isPaused || wasPaused) await notifyOfPause(db, isPaused);
      while (!isStopped && !isPaused && running.size < atOnce) {
        const big = [...running.values()].filter(({ isBig }) => isBig).length;
        const job = await claimJob(by.ask, { kinds, withBig: big < bigAtOnce });
        if (!job) break;
        begin(job, by);
      }
    } catch (error) {
      // What it had begun, and which locks it holds, is not known any more: all of it ends with the connection.
      lose(by);
      await by.end();
      throw error;
    }
  }

  let looking: Promise<void> | null = null;
  let isWanted = false;
  /** Looks at the queue; a request that comes meanwhile is served after it. */
  function look(): void {
    isWanted = true;
    looking ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        try {
          await lookOnce();
          isFaulty = false;
        } catch (error) {
          if (!isFaulty && !isStopped) log.warn({ err: error }, 'the queue of jobs could not be looked at');
          isFaulty = true;
        }
      }
      looking = null;
      plan();
    })();
  }

  let timer: NodeJS.Timeout | undefined;
  function plan(): void {
    clearTimeout(timer);
    const isSoon = isFaulty || isPaused || areOthersRunning || running.size > 0;
    if (!isStopped) timer = setTimeout(look, isSoon ? lookSoonAfter : lookAfter);
  }

  look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      for (const job of running.values()) job.isInterrupted = true;
      const over = Promise.all([...running.values()].map((job) => job.over));
      await Promise.race([over, sleep(letGoLimit, undefined, { ref: false })]);
      await connection?.end();
    },
  };
}
