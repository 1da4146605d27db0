import type { KeptCost } from '../../../business/time/cost-book.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** Writes what entries cost, which is no change of theirs that people made: their versions stay. */
export async function writeCosts(db: Database, costs: readonly { id: string; cost: KeptCost }[]): Promise<void> {
  if (costs.length === 0) return;
  const text = `update entries e set currency = c.currency, base_currency = c."baseCurrency", unit_cost = c."unitCost",
      cost_currency = c."costCurrency", fx_rate = c."fxRate", fx_rate_base = c."fxRateBase", cost = c.cost, cost_base = c."costBase",
      cost_source = c."costSource"
    from jsonb_to_recordset($1::jsonb) as c (id uuid, currency text, "baseCurrency" text, "unitCost" numeric, "costCurrency" text,
      "fxRate" numeric, "fxRateBase" numeric, cost numeric, "costBase" numeric, "costSource" jsonb)
    where e.id = c.id`;
  await run(db, text, [JSON.stringify(costs.map(({ id, cost }) => ({ id, ...cost })))]);
}
