import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { writeHistory } from '../../records/history/history.ts';
import { loadStored, type Stored, writableNames } from '../../records/read/stored.ts';
import { finishRemoval } from '../../records/remove/remove.ts';
import { changeRecord } from '../../records/write/change-record.ts';
import { insertRecord } from '../../records/write/insert-and-update.ts';
import { withInitial } from '../../records/write/read-body.ts';
import { isOwnRate, type Side } from './service-prices.ts';

/** What a price is, as a rate holds it. */
export interface Price {
  /** Null ends the price. */
  amount: string | null;
  unit: string;
  currency: string;
}

/**
 * Writes a price of a service as its own dated rate from today on, until the next one begins; the one that held ends yesterday
 * (domain reference 2.6). A rate of this very day is changed, or removed. The service must be held.
 */
export async function writePrice(call: Call, serviceId: string, side: Side, price: Price, today: string) {
  const { current, next } = await ratesAround(call, serviceId, side, today);
  const { amount, unit, currency } = price;
  if (current?.values.validFrom === today) {
    if (amount === null) await finishRemoval(call, rate, current, {});
    else await changeRate(call, current, { amount, unit, currency });
    return;
  }
  if (current) await changeRate(call, current, { validTo: addDays(today, -1) });
  if (amount === null) return;
  const validTo = next === null ? null : addDays(next, -1);
  await createRate(call, { side, serviceId, amount, unit, currency, validFrom: today, validTo });
}

/** The own rate that holds on a day, locked, and the day on which the next one begins. */
async function ratesAround(
  { db }: Call,
  serviceId: string,
  side: Side,
  day: string,
): Promise<{ current: Stored | null; next: string | null }> {
  const text = `select r.id, r.valid_from as "validFrom" from rates r where r.service_id = $1 and r.side = $2 and ${isOwnRate}
    and r.deleted_at is null and (r.valid_to is null or r.valid_to >= $3) order by r.valid_from`;
  const rows = await run<{ id: string; validFrom: string }>(db, text, [serviceId, side, day]);
  const current = rows.find(({ validFrom }) => validFrom <= day);
  const next = rows.find(({ validFrom }) => validFrom > day);
  return {
    current: current ? await loadStored(db, rate, current.id, 'lock') : null,
    next: next?.validFrom ?? null,
  };
}

function named(values: Values): Values {
  return completed(rate, values);
}

async function changeRate(call: Call, stored: Stored, changes: Values): Promise<void> {
  await changeRecord(call, rate, stored, named({ ...stored.values, ...changes }));
}

async function createRate(call: Call, sent: Values): Promise<void> {
  const id = uuidV7();
  const values = named(withInitial(rate.fields, sent, { today: '', parameters: new Map() }));
  const changes = changesBetween({}, values, writableNames(rate.fields), {});
  await insertRecord(call, rate, id, values);
  await writeHistory(call, rate, { recordId: id, version: 1, action: 'create', changes });
}
