import type { MailBlock } from '@mandate/contract/entities/mail-message.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { EndingJob, EndingToMail, MailEnd } from '../../jobs/end-job.ts';
import { entityTitle } from '../../records/words.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { type Words, wordsOf } from '../../words/words.ts';
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
    const words = wordsOf(to.language);
    await queueMail(db, seal, {
      purpose: 'jobDone',
      accountId: job.accountId,
      createdById: null,
      to: { address: to.address, name: to.name },
      content: {
        language: words.language,
        subject: words.at(`mail.job.${ending.state}Subject`, { name: nameOf(words, job) }) ?? '',
        blocks: blocksOf(words, job, ending, to.name, `${publicUrl()}${jobsPage}`),
      },
      notAfter: new Date(Date.now() + days * 86_400_000),
    });
  };
}

type Recipient = Record<'address' | 'name' | 'language', string>;

async function whoWantsMail(db: Database, accountId: string): Promise<Recipient | null> {
  const text = `select email as address, full_name as name, language from accounts
    where id = $1 and mail_jobs and status = 'active' and deleted_at is null`;
  const [found] = await run<Recipient>(db, text, [accountId]);
  return found ?? null;
}

/** What a job is, in the words of its list: "Export of Customers as XLSX". */
function nameOf(words: Words, { kind, entity, about }: EndingJob): string {
  const { format, fileName, dryRun } = about;
  const params = {
    what: entityTitle(words, entity),
    format: String(format ?? '').toUpperCase(),
    file: String(fileName ?? ''),
  };
  return words.at(`jobs.name.${kind === 'import' && dryRun === true ? 'trial' : kind}`, params) ?? kind;
}

function blocksOf(words: Words, job: EndingJob, ending: EndingToMail, name: string, url: string): MailBlock[] {
  const word = (key: string, params = {}) => words.at(`mail.job.${key}`, params) ?? '';
  const outcome = ending.state === 'done' ? outcomeOf(words, job, ending.result) : '';
  return [
    { kind: 'text', text: words.at('mail.greeting', { name }) ?? '' },
    { kind: 'text', text: word(ending.state, { name: nameOf(words, job) }) },
    ...(outcome === '' ? [] : [{ kind: 'fact', label: word('outcome'), value: outcome } as const]),
    ...(ending.state === 'failed' ? [{ kind: 'text', text: words.sentence(ending.code, ending.params) } as const] : []),
    { kind: 'action', label: word('action'), url },
    { kind: 'text', text: word('why') },
  ];
}

/** What was counted, in words: "40 created, 3 failed". */
function outcomeOf(words: Words, { about }: EndingJob, result: Record<string, unknown>): string {
  const group = about.dryRun === true ? 'jobs.trial' : 'jobs.did';
  const told = Object.entries(result).flatMap(([name, value]) => {
    const count = Array.isArray(value) ? value.length : value;
    if (typeof count !== 'number' || count === 0) return [];
    const total = count.toLocaleString(words.language);
    return (
      (name === 'rows' ? words.counted('jobs.rows', count, { total }) : words.at(`${group}.${name}`, { total })) ?? []
    );
  });
  return told.join(', ');
}
