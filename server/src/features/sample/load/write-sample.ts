import { writeAudit } from '../../../calls/audit.ts';
import { allowTime, resetTime } from '../../../database/connection/watch-silence.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { type AccountMaking, makeAccounts, type SampleAccount } from '../sample-accounts.ts';
import { liftCounters } from './lift-counters.ts';
import { loadBulk } from './load-bulk.ts';
import { loadFirm } from './load-firm.ts';
import { loadLetterhead } from './load-letterhead.ts';
import type { Sample } from './sample.ts';
import { isSampleWanted, sampleLoaded } from './sample-wanted.ts';

const tables =
  'tax_rates, payment_terms, exchange_rates, service_categories, services, providers, places, rates, customers, customer_contacts, personnels, projects, project_lines, project_members, project_providers, project_places, project_milestones, holiday_calendars, holiday_calendar_days, personnel_schedules, absences, entries, weeks, history';

/**
 * Writes the sample firm. All of it is one transaction. A load that is interrupted leaves nothing behind, not even the indexes it dropped, and
 * the next start begins it again. Several processes starting at once load one: the others wait for it.
 * @param size of the firm
 * @returns the accounts made, with the password that was generated for them, to be told once
 */
export async function writeSample(
  db: Database,
  sample: Sample & { size: 'firm' | number },
  making: AccountMaking,
): Promise<SampleAccount[]> {
  const loaded = await inTransaction(db, async (trx) => {
    await beSlow(trx);
    await run(trx, "select pg_advisory_xact_lock(hashtextextended('sample data', 0))", []);
    if (!(await isSampleWanted(trx))) return null;
    const accounts = await makeAccounts(trx, making, sample.samplePassword);
    const now = new Date();
    // Its papers stand on its letterhead.
    await loadLetterhead(trx);
    const projects = await loadFirm(trx, now, accounts);
    const size = sample.size === 'firm' ? projects : sample.size;
    if (size > projects) await loadBulk(trx, { now, writers: [...accounts.writers.values()], size }, sample.onProgress);
    await liftCounters(trx);
    await run(trx, `analyze ${tables}`, []);
    const value = JSON.stringify({ size: sample.size, at: now.toISOString() });
    await run(trx, 'insert into product_facts (key, value) values ($1, $2)', [sampleLoaded, value]);
    await writeAudit(trx, { action: 'sampleLoaded', details: { size: sample.size } });
    return { made: accounts.made, isLarge: size > projects };
  });
  if (loaded?.isLarge) {
    sample.onProgress('tidying up');
    // The passwords are still to be told: what fails here the database does by itself some minutes later.
    await vacuum(db).catch(() => undefined);
  }
  return loaded?.made ?? [];
}

/** The limits of ordinary calls do not fit a load of minutes, nor the wait for another process that does it. */
async function beSlow(trx: Database): Promise<void> {
  await allowTime(trx, null);
  await run(trx, 'set local lock_timeout = 0', []);
  await run(trx, 'set local idle_in_transaction_session_timeout = 0', []);
}

/** Counting and paging by an index alone need the visibility map. */
async function vacuum(db: Database): Promise<void> {
  await db.onConnection(async (connection) => {
    await allowTime(connection, null);
    try {
      await run(connection, `vacuum ${tables}`, []);
    } finally {
      await resetTime(connection);
    }
  });
}
