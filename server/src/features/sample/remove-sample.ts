import { writeAudit } from '../../calls/audit.ts';
import { allowTime } from '../../database/connection/watch-silence.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { undone } from '../../database/queries/undone.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { removeLetterhead } from './load/load-letterhead.ts';
import { openMonths } from './load/time/closed-months.ts';
import { type LeavingCount, noteLeaving } from './note-leaving.ts';
import { sampleEmails } from './sample-accounts.ts';
import { belongings, sampleTables } from './sample-entities.ts';

/** What of the sample goes, or would go. */
export interface SampleRemoval {
  counts: LeavingCount[];
  /** Addresses of the sample's accounts that sign in no more. */
  accounts: string[];
}

/** Whether a sample was ever loaded here. */
export async function hadSample(db: Database): Promise<boolean> {
  return (await run(db, "select from product_facts where key = 'sample.loaded'", [])).length > 0;
}

/** What removing the sample would take; nothing is changed. */
export function lookAtSample(db: Database): Promise<SampleRemoval> {
  return undone(db, async (trx) => {
    await beSlow(trx);
    await unlinkAccounts(trx);
    return { counts: await noteLeaving(trx), accounts: await accountsOf(trx) };
  });
}

/**
 * Removes for good what came with the sample and nothing people made refers to, in one transaction, and closes the accounts of the sample.
 * It does not come back at the next start.
 */
export function removeSample(db: Database): Promise<SampleRemoval> {
  return inTransaction(db, async (trx) => {
    await beSlow(trx);
    await unlinkAccounts(trx);
    const counts = await noteLeaving(trx);
    await purgePast(trx);
    await removeRecords(trx);
    await removeLetterhead(trx);
    await openMonths(trx);
    const accounts = await closeAccounts(trx);
    const details = Object.fromEntries(counts.map(({ entity, sample, staying }) => [entity, sample - staying]));
    await writeAudit(trx, { action: 'sampleRemoved', details: { ...details, accounts: accounts.length } });
    return { counts, accounts };
  });
}

/** The limits of ordinary calls do not fit what may take minutes. */
async function beSlow(trx: Database): Promise<void> {
  await allowTime(trx, null);
  await run(trx, 'set local idle_in_transaction_session_timeout = 0', []);
}

/** The sample's own guest is a person of the sample: that keeps neither. */
async function unlinkAccounts(trx: Database): Promise<void> {
  const text = 'update accounts set personnel_id = null, personnel_label = null where email = any($1)';
  await run(trx, text, [sampleEmails]);
}

/** The sample's own entries go; what people changed, and the audit names, stays told. */
async function purgePast(trx: Database): Promise<void> {
  for (const { name, table } of sampleTables) {
    const text = `delete from history h using leaving l where l.tbl = $2 and h.entity = $1 and h.record_id = l.id
      and h.request_id is null and not exists (select from audit a where a.entity = h.entity and a.record_id = h.record_id
        and a.details ->> 'historyId' = h.id::text)`;
    await run(trx, text, [name, table]);
  }
}

/** In one statement: references among what goes are looked at when all of it is gone. */
async function removeRecords(trx: Database): Promise<void> {
  // The one way what was issued goes.
  await run(trx, "select set_config('mandate.removing_sample', 'on', true)", []);
  const deletions = [...belongings].map(
    ([table, record]) => `gone_${table} as (delete from ${table} t using leaving l
      where l.tbl = '${record.table}' and l.id = t.${record.column})`,
  );
  await run(trx, `with ${deletions.join(', ')} select 1`, []);
}

async function accountsOf(trx: Database): Promise<string[]> {
  const text = 'select email from accounts where email = any($1) and deleted_at is null order by email';
  return (await run<{ email: string }>(trx, text, [sampleEmails])).map(({ email }) => email);
}

/** They stay as who wrote what is still there, and open nothing. */
async function closeAccounts(trx: Database): Promise<string[]> {
  const emails = await accountsOf(trx);
  const ended = `update sessions set ended_at = now(), ended_reason = 'account removed'
    where ended_at is null and account_id in (select id from accounts where email = any($1))`;
  await run(trx, ended, [emails]);
  const removed = `update accounts set status = 'disabled', deleted_at = now(), deletion_id = $2, version = version + 1, updated_at = now()
    where email = any($1) and deleted_at is null`;
  await run(trx, removed, [emails, uuidV7()]);
  return emails;
}
