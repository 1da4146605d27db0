import { companyDay } from '../../business/company-day.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { repeatTurns } from '../../jobs/repeat-turns.ts';
import { amountOn, followRatesOn, isOwnRate } from './service-prices.ts';

const batch = 100;
const everyMs = 5 * 60_000;

/**
 * Brings services to the prices their own rates say, now that a day has begun: one may hold from today on, or not hold any more.
 * Nobody is named as who changed them. Several processes share the work.
 * @returns how many services were brought to their prices
 */
export async function refreshPrices(db: Database, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const day = await companyDay(trx, now);
    const text = `select s.id from services s where s.deleted_at is null and exists (
        select from rates r where r.service_id = s.id and ${isOwnRate} group by r.side
        having (case r.side when 'sell' then s.unit_price else s.unit_cost end)
          is distinct from ${amountOn('s.unit', 's.currency', '$1')}::numeric)
      order by s.id limit ${batch} for update of s skip locked`;
    const behind = await run<{ id: string }>(trx, text, [day]);
    const nobody = { db: trx, network: null, requestId: null, caller: { id: null, sessionId: null } };
    for (const { id } of behind) await followRatesOn(nobody, id, day);
    return behind.length;
  });
}

/** Keeps the prices of services at what their rates say, from now on until it is stopped. */
export function refreshPricesDaily(db: Database, log: Log): () => Promise<void> {
  return repeatTurns({
    turn: async () => (await refreshPrices(db)) === batch,
    everyMs,
    onFault: (error) =>
      log.warn({ err: error }, 'prices of services could not be brought to the day; tried again shortly'),
  });
}
