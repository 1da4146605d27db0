import { setTimeout as sleep } from 'node:timers/promises';
import { jobStates } from '@mandate/contract/entities/job.ts';
import { Gauge, type Registry } from '@prometheus-io/client';
import type { Database } from '../../database/database.ts';
import { type Queues, readQueues } from './read-queues.ts';

/** What was read holds for so long, in ms, however often it is asked for; so does that nothing could be read. */
const holdsMs = 10_000;
/** So long at most it is waited for, in ms: a free connection is, too. */
const waitMs = 3_000;

/**
 * What the database knows: the queues, and who is signed in. While it does not tell, all of it is left out, and one figure says so. Each
 * process of a server reads the same, so the largest counts, and the sum would not be true.
 */
export function queueMetrics(registry: Registry, db: Database): void {
  const read = lastRead(db);
  const registers = [registry];
  new Gauge({
    name: 'mandate_database_up',
    help: 'Whether the database told what is read from it; 0: the figures of jobs, mails and sessions are left out.',
    aggregator: 'min',
    registers,
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'mandate_jobs',
    help: "People's jobs by state; those that are over stay for a while.",
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      const queues = await read();
      this.reset();
      if (queues) for (const state of jobStates) this.set({ state }, queues.jobs[state] ?? 0);
    },
  });
  figure('mandate_job_oldest_waiting_seconds', 'How long the job has waited that waits longest.', 'jobWaits');
  figure('mandate_mails_waiting', 'Mails that are to be sent, or tried again.', 'mailsWaiting');
  figure('mandate_mail_oldest_waiting_seconds', 'How long the mail has waited that waits longest.', 'mailWaits');
  figure('mandate_mails_given_up', 'Mails that are not tried any more.', 'mailsGivenUp');
  figure('mandate_sessions', 'Sessions that live.', 'sessions');

  function figure(name: string, help: string, of: Exclude<keyof Queues, 'jobs'>): void {
    new Gauge({
      name,
      help,
      aggregator: 'max',
      registers,
      async collect() {
        const queues = await read();
        if (queues) this.set(queues[of]);
        else this.remove();
      },
    });
  }
}

/** Gives what was read last, which is not long ago; null when it could not be read in time. */
function lastRead(db: Database): () => Promise<Queues | null> {
  let last: { at: number; queues: Promise<Queues | null> } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > holdsMs) {
      const reading = readQueues(db).catch(() => null);
      last = { at: performance.now(), queues: Promise.race([reading, sleep(waitMs, null, { ref: false })]) };
    }
    return last.queues;
  };
}
