import { setTimeout as sleep } from 'node:timers/promises';
import type { PostOffice } from '../../../server/testing/mail/post-office.ts';
import { type Doings, invitedDomain } from '../load/work.ts';
import { asSuperuser } from '../setup/set-up.ts';
import { product, type Site } from '../setup/site.ts';
import { compareJobs, type FoundJob } from './compare-jobs.ts';
import { compareMails, type KnownMail } from './compare-mails.ts';
import { compareSaves, type Differences, type FoundRecord } from './compare-saves.ts';

/** What was done, and what of it is not as it should be. */
export interface Compared {
  saves: { acknowledged: number } & Differences;
  mails: { ordered: number; marked: number } & Differences;
  jobs: { ordered: number } & Differences;
  /** Records their own author did not see in the list. */
  unseen: string[];
}

/** How long mails and jobs may take to come to their end, in ms. */
const patience = 180_000;

/** Compares what people were told with the database and with the mails that came, once nothing is under way any more. */
export async function compareAll(
  site: Site,
  { saves, mails, jobs, unseen }: Doings,
  office: PostOffice,
): Promise<Compared> {
  const rowsOf = <Row>(text: string) => asSuperuser<Row>(site, product, text);
  await untilOver(async () => Number((await rowsOf<{ waiting: string }>(waiting))[0]?.waiting));
  const records = await rowsOf<FoundRecord>(
    `select id, name, version from customers where name like 'Kept %'
     union all select id, name, version from projects where name like 'Kept %'`,
  );
  const known = await rowsOf<KnownMail>(
    'select to_address as address, may_be_twice as "mayBeTwice" from mail_messages',
  );
  const found = await rowsOf<FoundJob>(
    'select id, state, (select count(*)::int from notifications where job_id = jobs.id) as told from jobs',
  );
  const ordered = new Set(mails);
  // People are told by mail of their files, too: how often, jobs are asked.
  const arrived = office.mails.map(({ to }) => to).filter((to) => to.endsWith(invitedDomain));
  return {
    saves: { acknowledged: saves.saves, ...compareSaves(saves.records, records) },
    mails: {
      ordered: mails.length,
      marked: known.filter(({ address, mayBeTwice }) => mayBeTwice && ordered.has(address)).length,
      ...compareMails(mails, arrived, known),
    },
    jobs: { ordered: new Set(jobs).size, ...compareJobs(jobs, found) },
    unseen,
  };
}

/** How many mails and jobs are under way. */
const waiting = `select (select count(*) from mail_messages where state in ('queued', 'sending', 'deferred'))
  + (select count(*) from jobs where account_id is not null and state in ('queued', 'running')) as waiting`;

/** Waits until nothing is under way; what is stuck shows in what is compared. */
async function untilOver(count: () => Promise<number>): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(500)) if ((await count()) === 0) return;
}
