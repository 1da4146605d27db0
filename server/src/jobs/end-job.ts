import type { Values } from '@mandate/contract/changes/merge.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { announceJob, announceNotification, wakeRunners } from '../calls/announce.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { inTransaction } from '../database/queries/transaction.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { wordsOf } from '../words/words.ts';
import type { Job } from './job.ts';

/** How a job came to its end. */
export type Ending =
  | { state: 'done'; result: Values }
  | { state: 'cancelled'; result: Values | null }
  | { state: 'failed'; code: RefusalCode; params: RefusalParams };

/** Of a job, what its end needs. */
export type EndingJob = Pick<Job, 'id' | 'accountId' | 'kind' | 'entity' | 'about' | 'attempts'>;

/** How a job came to its end that nobody cancelled. */
export type EndingToMail = Exclude<Ending, { state: 'cancelled' }>;

/** Tells a job's person by mail, inside the transaction that ends the job. */
export type MailEnd = (db: Database, job: EndingJob, ending: EndingToMail) => Promise<void>;

const kinds = { done: 'jobDone', cancelled: 'jobCancelled', failed: 'jobFailed' } as const;

/**
 * Ends a job and tells its person.
 * @param from the state it is in; one that is in another state by now, or was begun again, is left alone
 * @param mailEnd tells it by mail too; a cancelled job needs none
 */
export async function endJob(
  db: Database,
  job: EndingJob,
  from: 'queued' | 'running',
  ending: Ending,
  mailEnd: MailEnd | null = null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const result = ending.state === 'failed' ? null : ending.result;
    const [code, params] = ending.state === 'failed' ? [ending.code, ending.params] : [null, null];
    const text = `update jobs set state = $4, result = $5, error_code = $6, error_params = $7, ended_at = now(), updated_at = now(),
        done = case when $4 = 'done' then coalesce(total, done) else done end
      where id = $1 and attempts = $2 and state = $3 returning 1`;
    const facts = [ending.state, result && JSON.stringify(result), code, params && JSON.stringify(params)];
    const ended = await run(trx, text, [job.id, job.attempts, from, ...facts]);
    if (ended.length === 0) return;
    await announceJob(trx, job.accountId, job.id);
    await notifyPerson(trx, job, ending, result);
    if (ending.state !== 'cancelled') await mailEnd?.(trx, job, ending);
    await wakeRunners(trx);
  });
}

async function notifyPerson(db: Database, job: EndingJob, ending: Ending, result: Values | null): Promise<void> {
  const counts = Object.entries(result ?? {}).filter(([, value]) => typeof value === 'number');
  const failed = ending.state === 'failed' && { code: ending.code, message: await saidTo(db, job.accountId, ending) };
  const params = { kind: job.kind, ...job.about, ...Object.fromEntries(counts), ...failed };
  const id = uuidV7();
  const text =
    'insert into notifications (id, account_id, kind, entity, job_id, params) values ($1, $2, $3, $4, $5, $6)';
  const facts = [job.accountId, kinds[ending.state], job.entity, job.id, JSON.stringify(params)];
  await run(db, text, [id, ...facts]);
  await announceNotification(db, job.accountId, id);
}

/** Why a job failed, in its person's language. */
async function saidTo(
  db: Database,
  accountId: string,
  { code, params }: Ending & { state: 'failed' },
): Promise<string> {
  const [account] = await run<{ language: string }>(db, 'select language from accounts where id = $1', [accountId]);
  return wordsOf(account?.language ?? 'en').sentence(code, params);
}
