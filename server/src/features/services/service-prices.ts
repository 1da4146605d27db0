import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { HistoryCall } from '../../records/history/history.ts';
import { loadMany, loadStored } from '../../records/read/stored.ts';
import { changeRecord } from '../../records/write/change-record.ts';
import { changeRecords } from '../../records/write/change-records.ts';

/** The sides of a service's own rates, and the field that is shorthand for each. */
export const priceFields = { sell: 'unitPrice', cost: 'unitCost' } as const;
export type Side = keyof typeof priceFields;
type PriceField = (typeof priceFields)[Side];
export const sides = Object.keys(priceFields) as Side[];

/** The condition that a rate, aliased `r`, depends on its service alone: nobody else's, for no seniority, from no quantity on. */
export const isOwnRate = `r.personnel_id is null and r.provider_id is null and r.customer_id is null
  and r.project_id is null and r.seniority is null and r.min_quantity is null`;

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

/** Up to this many services have a row each in the audit; more are brought to their prices together. */
const mostAlone = 10;

/** Brings the prices of live services to what their own rates say today. */
export async function followRates(call: Call, ids: readonly string[]): Promise<void> {
  const day = await companyDay(call.db);
  const different = [...new Set(ids)];
  if (different.length > mostAlone) return followTogether(call, different, day);
  for (const id of different) await followRatesOn(call, id, day);
}

async function followTogether(call: Call, ids: readonly string[], day: string): Promise<void> {
  const stored = await loadMany(call.db, service, ids, 'lock');
  const text = `select s.id, r.side, ${amountOn('s.unit', 's.currency', '$2')} as amount
    from services s join rates r on r.service_id = s.id and ${isOwnRate} where s.id = any($1) group by s.id, r.side`;
  const rows = await run<{ id: string; side: Side; amount: string | null }>(call.db, text, [ids, day]);
  const found = new Map(rows.map(({ id, side, amount }) => [`${id} ${side}`, amount]));
  const live = [...stored.values()].filter(({ deletedAt }) => deletedAt === null);
  const changed = live.map((one) => {
    const amountOf = (side: Side) => found.get(`${one.id} ${side}`) ?? null;
    return { stored: one, wanted: { ...one.values, unitPrice: amountOf('sell'), unitCost: amountOf('cost') } };
  });
  await changeRecords(call, service, changed);
}

/** Brings the prices of a live service to what its own rates say on a day. */
export async function followRatesOn(call: HistoryCall, id: string, day: string): Promise<void> {
  const stored = await loadStored(call.db, service, id, 'lock');
  if (!stored || stored.deletedAt !== null) return;
  const prices = await ownAmounts(call.db, id, stored.values, day);
  await changeRecord(call, service, stored, { ...stored.values, ...prices });
}
