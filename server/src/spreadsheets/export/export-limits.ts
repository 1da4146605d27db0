import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';

/** Exports one person has under way at once, in all processes, and files sent to one person within a minute (safety H2). */
const mostAtOnce = 2;
const mostAMinute = 5;
/** Files this process makes within calls at once: each takes a connection, and others need some. */
const mostInProcess = 4;
/** Seconds a file takes at most, more or less. */
const soon = 5;

/**
 * Takes one of the places a person has for exports, until the transaction is over.
 * @throws Refusal tooManyRequests when there is none
 */
export async function takePlace(db: Database, accountId: string): Promise<void> {
  const text = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isTaken"';
  for (let place = 1; place <= mostAtOnce; place += 1) {
    const [row] = await run<{ isTaken: boolean }>(db, text, [`export ${accountId} ${place}`]);
    if (row?.isTaken) return;
  }
  refuse('tooManyRequests', { seconds: soon });
}

let inProcess = 0;

/**
 * Makes a file within a call, if there is room for it now.
 * @throws Refusal tooManyRequests
 */
export async function withinLimits<Result>(call: Call, work: () => Promise<Result>): Promise<Result> {
  await checkRate(call);
  if (inProcess >= mostInProcess) refuse('tooManyRequests', { seconds: soon });
  inProcess += 1;
  try {
    return await work();
  } finally {
    inProcess -= 1;
  }
}

/** The audit tells which files a person was sent: what was last is looked at, however much there is. */
async function checkRate({ db, caller }: Call): Promise<void> {
  const text = `select ceil(extract(epoch from at + interval '1 minute' - now()))::int as seconds
    from (select action, at, details from audit where actor_id = $1 order by id desc limit 200) latest
    where action = 'export' and at > now() - interval '1 minute' and not details ? 'jobId' order by at desc`;
  const sent = await run<{ seconds: number }>(db, text, [caller.id]);
  const oldest = sent[mostAMinute - 1];
  if (oldest) refuse('tooManyRequests', { seconds: Math.max(oldest.seconds, 1) });
}
