import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { HistoryCall } from '../../records/history/history.ts';
import { loadStored } from '../../records/read/stored.ts';
import { changeRecord } from '../../records/write/change-record.ts';

/** The sides of a service's own rates, and the field that is shorthand for each. */
export const priceFields = { sell: 'unitPrice', cost: 'unitCost' } as const;
export type Side = keyof typeof priceFields;
type PriceField = (typeof priceFields)[Side];
export const sides = Object.keys(priceFields) as Side[];

/** The condition that a rate, aliased `r`, depends on its service alone: nobody else's, for no seniority, from no quantity on. */
export const isOwnRate = `r.personnel_id is null and r.provider_id is null and r.customer_id is null
  and r.seniority is null and r.min_quantity is null`;

/** The amount of a live own rate, aliased `r`, in a unit and currency, that holds on a day; null where none does. Needs a group. */
export function amountOn(unit: string, currency: string, day: string): string {
  return `trim_scale(max(r.amount) filter (where r.deleted_at is null and r.unit = ${unit} and r.currency = ${currency}
    and daterange(r.valid_from, r.valid_to, '[]') @> ${day}::date))::text`;
}

/** What the own rates of a service in a unit and currency come to on a day, by the fields that are shorthand for them. */
export async function ownAmounts(
  db: Database,
  id: string,
  { unit, currency }: Values,
  day: string,
): Promise<Record<PriceField, string | null>> {
  const text = `select r.side, ${amountOn('$2', '$3', '$4')} as amount from rates r
    where r.service_id = $1 and ${isOwnRate} group by r.side`;
  const rows = await run<{ side: Side; amount: string | null }>(db, text, [id, unit, currency, day]);
  const amountOf = (side: Side) => rows.find((row) => row.side === side)?.amount ?? null;
  return { unitPrice: amountOf('sell'), unitCost: amountOf('cost') };
}

/** Keeps services as they are until the transaction ends: their own rates change one call after the other. */
export async function holdServices(db: Database, ids: readonly string[]): Promise<void> {
  await run(db, 'select id from services where id = any($1) order by id for update', [ids]);
}

/** Brings the prices of live services to what their own rates say today. */
export async function followRates(call: Call, ids: readonly string[]): Promise<void> {
  const day = await companyDay(call.db);
  for (const id of new Set(ids)) await followRatesOn(call, id, day);
}

/** Brings the prices of a live service to what its own rates say on a day. */
export async function followRatesOn(call: HistoryCall, id: string, day: string): Promise<void> {
  const stored = await loadStored(call.db, service, id, 'lock');
  if (!stored || stored.deletedAt !== null) return;
  const prices = await ownAmounts(call.db, id, stored.values, day);
  await changeRecord(call, service, stored, { ...stored.values, ...prices });
}
