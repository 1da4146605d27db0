import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { loadStored, type Stored } from '../../records/read/stored.ts';
import { notRestorable, undelete } from '../../records/remove/undelete.ts';
import { sidesOf } from '../../records/rights/scope.ts';
import { overlapErrors, overlapViolation } from './overlap.ts';
import type { ServicePrices } from './service-prices.ts';
import { servicesOf } from './services-of.ts';

/**
 * Restores a rate, unless another one took its days meanwhile.
 * @returns the record
 * @throws Refusal as a register's undelete; restoreConflict naming the rate that holds now
 */
export async function undeleteRate(services: ServicePrices, call: Call, id: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const rated = await servicesOf(db, id);
    await services.hold(db, rated);
    const gone = await removedRate(db, id);
    const isSeen = gone !== null && sidesOf(call.caller).includes(String(gone.values.side));
    if (isSeen) refuseOverlap(call, await overlapErrors(db, gone.id, gone.values));
    try {
      await undelete(inside, rate, id);
    } catch (error) {
      refuseOverlap(call, [overlapViolation(error, gone?.values ?? {}) ?? []].flat());
      throw error;
    }
    await services.follow(inside, rated);
    return readRecord(inside, rate, gone?.id ?? id);
  });
}

async function removedRate(db: Database, id: string): Promise<Stored | null> {
  if (!isId(id)) return null;
  const text = 'select id from rates where (id = $1 or deletion_id = $1) and deleted_at is not null';
  const [row] = await run<{ id: string }>(db, text, [id]);
  return row ? loadStored(db, rate, row.id) : null;
}

function refuseOverlap(call: Call, [overlap]: FieldError[]): void {
  if (overlap) throw notRestorable(call, overlap, { fieldErrors: [overlap] });
}
