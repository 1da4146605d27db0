import { rate } from '@mandate/contract/entities/rate.ts';
import type { PriceChangeUndone } from '@mandate/contract/project/prices/price-receipt.ts';
import { rateName } from '@mandate/contract/rules/rate-rules.ts';
import { endPriceUndo, lockPriceChange } from '../../../business/price-changes.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse } from '../../../http/refusal.ts';
import { loadMany, type Stored } from '../../../records/read/stored.ts';
import { changeRecords } from '../../../records/write/change-records.ts';
import type { ServicePrices } from '../service-prices.ts';
import type { OpenProjects } from './open-projects.ts';
import type { PriceDone, RaiseDone } from './price-done.ts';
import type { RaiseRequest } from './raise-request.ts';
import { namedRates } from './refuse-drift.ts';
import { removeRates, restoreRates } from './remove-and-restore-rates.ts';

/**
 * Takes a change of prices back, by whoever made it: the rates of each scope that nobody touched since are what they were, and so are the
 * prices of projects. What was changed since stays, and is named.
 * @throws Refusal receiptNotFound; undoNotPossible when it was taken back already, or never done
 */
export async function undoRaise(
  call: Call,
  services: ServicePrices,
  projects: OpenProjects,
  batchId: string,
): Promise<PriceChangeUndone> {
  return inTransaction(call.db, async (db) => {
    const inside: Call = { ...call, db, origin: { kind: 'undo', batchId } };
    const { state, done } = await lockPriceChange<RaiseRequest, RaiseDone>(inside, 'raise', batchId);
    if (state !== 'done' || done === null) return refuse('undoNotPossible');
    const ids = done.rates.flatMap(({ versions }) => Object.keys(versions));
    const served = await servicesOf(inside, ids);
    await services.hold(db, served);
    const stored = await loadMany(db, rate, ids, 'lock');
    const free = done.rates.filter((one) => isUntouched(one, stored));
    const kept = done.rates.filter((one) => !free.includes(one));
    await removeRates(
      inside,
      free.flatMap(({ madeId }) => madeId ?? []),
    );
    await giveBack(inside, free, stored);
    await restoreRates(
      inside,
      free.flatMap(({ removedIds }) => removedIds),
    );
    await services.follow(inside, served);
    const left = await projects.takeBack(inside, done.projects);
    const named = [
      ...(await namedRates(
        inside,
        kept.map(({ madeId, baseId }) => madeId ?? baseId),
      )),
      ...left.kept,
    ];
    await endPriceUndo(inside, batchId, free.length, named);
    return { batchId, changed: free.length, projects: left.count, kept: named };
  });
}

async function servicesOf({ db }: Call, ids: readonly string[]): Promise<string[]> {
  const text = 'select distinct service_id as id from rates where id = any($1) and service_id is not null';
  return (await run<{ id: string }>(db, text, [ids])).map(({ id }) => id);
}

/** Whether every rate of a scope is as it was left. */
function isUntouched({ versions, removedIds }: PriceDone, stored: ReadonlyMap<string, Stored>): boolean {
  return Object.entries(versions).every(([id, version]) => {
    const one = stored.get(id);
    return one?.version === version && (one.deletedAt !== null) === removedIds.includes(id);
  });
}

/** Gives rates the amount and the last day back that they had. */
async function giveBack(call: Call, done: readonly PriceDone[], stored: ReadonlyMap<string, Stored>): Promise<void> {
  const changed = done.flatMap(({ changedId, before }) => {
    const one = stored.get(changedId ?? '');
    if (!one || before === null) return [];
    const wanted = { ...one.values, ...before };
    return [{ stored: one, wanted: { ...wanted, name: rateName(wanted) } }];
  });
  await changeRecords(call, rate, changed);
}
