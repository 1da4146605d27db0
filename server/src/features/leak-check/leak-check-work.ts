import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { noteRun } from '../../database/maintenance-runs.ts';
import type { FindCaller } from '../../http/allow.ts';
import { JobCancelled, JobInterrupted, type JobWork } from '../../jobs/work.ts';
import { checkLeaks, type LeakReport } from './check-leaks.ts';
import { permitted } from './permitted.ts';
import { someMember, viewersAs } from './viewers.ts';

const callsInARow = 20;
/** In ms. */
const longestRest = 200;

/** Makes an application like the one that runs, which finds its callers otherwise and notes no refusal. */
export type MakeApp = (findCaller: FindCaller) => Promise<FastifyInstance>;

/**
 * Looks at everything as everybody, beside the calls; its end is kept among the runs of maintenance. Writes nothing else, so that it can be
 * begun again at any time.
 */
export function leakCheckWork(makeApp: MakeApp): JobWork {
  return async ({ call: { db }, tell }) => {
    const startedAt = new Date();
    const note = (outcome: 'done' | 'failed', facts: object) =>
      noteRun(db, { kind: 'leakCheck', startedAt, outcome, facts });
    try {
      const { calls, leaks } = await look(db, makeApp, tell);
      const result = { calls, leaks: leaks.length };
      await note('done', result);
      return result;
    } catch (error) {
      if (!(error instanceof JobCancelled || error instanceof JobInterrupted)) await note('failed', {});
      throw error;
    }
  };
}

async function look(db: Database, makeApp: MakeApp, onCall: (calls: number) => Promise<void>): Promise<LeakReport> {
  const memberId = await someMember(db);
  const app = await makeApp(viewersAs(memberId));
  try {
    return await checkLeaks(app, memberId, permitted, besideOthers(onCall));
  } finally {
    await app.close();
  }
}

/** Rests now and then for half the time that passed: thousands of calls in a row would keep everybody else waiting. */
function besideOthers(onCall: (calls: number) => Promise<void>): (calls: number) => Promise<void> {
  let begun = performance.now();
  return async (calls) => {
    await onCall(calls);
    if (calls % callsInARow !== 0) return;
    await sleep(Math.min((performance.now() - begun) / 2, longestRest));
    begun = performance.now();
  };
}
