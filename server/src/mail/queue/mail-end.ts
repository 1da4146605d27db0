import type { MailBlock } from '@mandate/contract/entities/mail-message.ts';
import { sentence } from '@mandate/contract/replies/refusals.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { EndingJob, EndingToMail, MailEnd } from '../../jobs/end-job.ts';
import { entityTitle, wordAt } from '../../records/words.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { mailReadiness } from './mail-readiness.ts';
import { queueMail } from './queue-mail.ts';

/** The page of a person's own jobs. */
const jobsPage = '/controlPanel/jobs';
/** As long as the job and its file are kept. */
const days = 7;

/**
 * Tells people by mail that their work has ended, where a mail server is set and the person wants it.
 * @param publicUrl the address people reach the product under, without a slash at the end; never what a request says
 */
export function mailEnds(seal: Seal, publicUrl: () => string): MailEnd {
  return async (db, job, ending) => {
    const to = await whoWantsMail(db, job.accountId);
    if (to === null || !(await mailReadiness(db)).hasHost) return;
    await queueMail(db, seal, {
      purpose: 'jobDone',
      accountId: job.accountId,
      createdById: null,
      to,
      content: {
        subject: wordAt(`mail.job.${ending.state}Subject`, { name: nameOf(job) }) ?? '',
        blocks: blocksOf(job, ending, to.name, `${publicUrl()}${jobsPage}`),
      },
      notAfter: new Date(Date.now() + days * 86_400_000),
    });
  };
}

async function whoWantsMail(db: Database, accountId: string): Promise<{ address: string; name: string } | null> {
  const text = `select email as address, full_name as name from accounts
    where id = $1 and mail_jobs and status = 'active' and deleted_at is null`;
  const [found] = await run<{ address: string; name: string }>(db, text, [accountId]);
  return found ?? null;
}

/** What a job is, in the words of its list: "Export of Customers as XLSX". */
function nameOf({ kind, entity, about }: EndingJob): string {
  const { format, fileName, dryRun } = about;
  const params = {
    what: entityTitle(entity),
    format: String(format ?? '').toUpperCase(),
    file: String(fileName ?? ''),
  };
  return wordAt(`jobs.name.${kind === 'import' && dryRun === true ? 'trial' : kind}`, params) ?? kind;
}

function blocksOf(job: EndingJob, ending: EndingToMail, name: string, url: string): MailBlock[] {
  const word = (key: string, params = {}) => wordAt(`mail.job.${key}`, params) ?? '';
  const outcome = ending.state === 'done' ? outcomeOf(job, ending.result) : '';
  return [
    { kind: 'text', text: wordAt('mail.greeting', { name }) ?? '' },
    { kind: 'text', text: word(ending.state, { name: nameOf(job) }) },
    ...(outcome === '' ? [] : [{ kind: 'fact', label: word('outcome'), value: outcome } as const]),
    ...(ending.state === 'failed' ? [{ kind: 'text', text: sentence(ending.code, ending.params) } as const] : []),
    { kind: 'action', label: word('action'), url },
    { kind: 'text', text: word('why') },
  ];
}

/** What was counted, in words: "40 created, 3 failed". */
function outcomeOf({ about }: EndingJob, result: Record<string, unknown>): string {
  const group = about.dryRun === true ? 'jobs.trial' : 'jobs.did';
  const told = Object.entries(result).flatMap(([name, value]) => {
    const count = Array.isArray(value) ? value.length : value;
    if (typeof count !== 'number' || count === 0) return [];
    const total = count.toLocaleString('en');
    const key = name === 'rows' ? `jobs.rows_${count === 1 ? 'one' : 'other'}` : `${group}.${name}`;
    return wordAt(key, { total }) ?? [];
  });
  return told.join(', ');
}
