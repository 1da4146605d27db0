import { setTimeout as sleep } from 'node:timers/promises';
import { queue, wakeRunners } from '../calls/announce.ts';
import { type OwnConnection, openOwn } from '../database/connection/own-connection.ts';
import { type Claim, type ClaimedJob, claimJob, leftBehind, unlock } from './claim-job.ts';
import { doJob } from './do-job.ts';
import { endJob } from './end-job.ts';
import type { StandingJob, StandingKind } from './job.ts';
import { notifyOfPause } from './notify-of-pause.ts';
import { requeueJob } from './requeue-job.ts';
import type { RunnerParts } from './runner-parts.ts';

/** People's jobs one process does at once; one of them may be a big one, so that small ones are not stuck behind it. */
const atOnce = 2;
const bigAtOnce = 1;
/** After how long the queue is looked at though nobody said anything, in ms. */
const lookAfter = 30_000;
/** The same while jobs are under way, here or elsewhere, or wait for room, or the queue could not be looked at. */
const lookSoonAfter = 1_000;
/** The least rest of a standing job, in ms, where something fell due meanwhile. */
const leastRest = 50;
/** How long a stop waits for jobs to come to a safe point, in ms; what is left then is taken back by the next process. */
const letGoLimit = 9_000;
/** A job whose process went so often is given up: it may be what they die of. */
const mostAttempts = 30;

/** A job this process does. */
interface Running {
  job: ClaimedJob;
  /** Who holds its lock. */
  connection: OwnConnection;
  interruption: AbortController;
  over: Promise<void>;
}

/** Does jobs of everybody, and those of the product itself, as one of any number of processes, until it is stopped. */
export function runJobs(parts: RunnerParts): { stop(): Promise<void> } {
  const { db, pool, room, log, works, standing, mailEnd } = parts;
  const kinds = Object.keys(works);
  const standingKinds = Object.keys(standing) as StandingKind[];
  const running = new Map<string, Running>();
  /** When each standing job is to be gone on with at the latest, as `performance.now()` tells it. */
  const due = new Map<StandingKind, number>();
  let connection: OwnConnection | null = null;
  let isStopped = false;
  let isFaulty = false;
  let isPaused = false;
  let areOthersRunning = false;

  function lose(lost: OwnConnection): void {
    if (connection === lost) connection = null;
    for (const job of running.values()) if (job.connection === lost) job.interruption.abort();
  }

  function hear(kind: string): void {
    for (const known of standingKinds) if (known === kind) due.set(known, 0);
    look();
  }

  async function connect(): Promise<OwnConnection> {
    let own: OwnConnection | null = null;
    own = await openOwn(pool, { channel: queue, onHeard: hear, onLost: () => own && lose(own) });
    // What was said before, nobody heard.
    for (const kind of standingKinds) due.set(kind, 0);
    return own;
  }

  function begin(job: ClaimedJob, by: OwnConnection): void {
    const interruption = new AbortController();
    const { signal } = interruption;
    const entry: Running = { job, connection: by, interruption, over: Promise.resolve() };
    running.set(job.id, entry);
    const isStanding = job.accountId === null;
    if (isStanding) due.set(job.kind, performance.now() + lookAfter);
    const over = isStanding ? doStanding(job, signal) : doJob(parts, job, () => signal.aborted || isPaused);
    entry.over = over
      .catch((error) => log.warn({ err: error, job: job.id }, 'the end of a job could not be kept'))
      .then(async () => {
        // A job that was left may have been begun again by this very process.
        if (running.get(job.id) === entry) running.delete(job.id);
        await unlock(by.ask, job.id).catch(() => undefined);
        // Who rests will go on by itself.
        if (isStanding && !signal.aborted) plan();
        else await wakeRunners(db, job.kind).catch(() => undefined);
      });
  }

  async function doStanding(job: StandingJob, signal: AbortSignal): Promise<void> {
    const rest = (await standing[job.kind]?.(signal)) ?? lookAfter;
    due.set(job.kind, Math.min(performance.now() + Math.max(leastRest, rest), due.get(job.kind) ?? 0));
    await requeueJob(db, job);
  }

  /** Puts back what processes left behind that are gone. */
  async function takeBack({ ask }: OwnConnection): Promise<void> {
    const { left, areOthersRunning: are } = await leftBehind(ask, [...running.keys()]);
    areOthersRunning = are;
    for (const job of left) {
      log.warn({ job: job.id, kind: job.kind, attempts: job.attempts }, 'a job was left behind');
      if (job.accountId === null) due.set(job.kind, 0);
      if (job.accountId === null || job.attempts < mostAttempts) await requeueJob(db, job);
      else await endJob(db, job, 'running', { state: 'failed', code: 'serverError', params: {} }, mailEnd);
      await unlock(ask, job.id);
    }
  }

  /** The standing jobs nobody here is at, and in how many ms each is to be gone on with. */
  function resting(): { kind: StandingKind; dueIn: number }[] {
    const underWay = new Set([...running.values()].map(({ job }) => job.kind));
    const free = standingKinds.filter((kind) => !underWay.has(kind));
    return free.map((kind) => ({ kind, dueIn: (due.get(kind) ?? 0) - performance.now() }));
  }

  /** What there is room for. A standing job that somebody else is at is asked for again soon. */
  function nextClaim(): Claim {
    const people = [...running.values()].filter(({ job }) => job.accountId !== null);
    const next = resting().find(({ dueIn }) => dueIn <= 0)?.kind ?? null;
    if (next !== null) due.set(next, performance.now() + lookSoonAfter);
    return {
      kinds: people.length < atOnce ? kinds : [],
      withBig: people.filter(({ job }) => job.isBig).length < bigAtOnce,
      standing: next,
    };
  }

  async function lookOnce(): Promise<void> {
    connection ??= await connect();
    const by = connection;
    try {
      await takeBack(by);
      const wasPaused = isPaused;
      isPaused = await room.isShort();
      if (isPaused || wasPaused) await notifyOfPause(db, isPaused);
      while (!isStopped && !isPaused) {
        const job = await claimJob(by.ask, nextClaim());
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
    const isHeldBack = isFaulty || isPaused;
    const isSoon = isHeldBack || areOthersRunning || running.size > 0;
    const dueIn = isHeldBack ? [] : resting().map((job) => job.dueIn);
    if (!isStopped) timer = setTimeout(look, Math.max(0, Math.min(isSoon ? lookSoonAfter : lookAfter, ...dueIn)));
  }

  look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      for (const job of running.values()) job.interruption.abort();
      const over = Promise.all([...running.values()].map((job) => job.over));
      await Promise.race([over, sleep(letGoLimit, undefined, { ref: false })]);
      await connection?.end();
    },
  };
}
