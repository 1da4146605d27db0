import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import type { PriceChangeDone } from '@mandate/contract/project/prices/price-receipt.ts';
import { companyDay } from '../../../business/company-day.ts';
import { checkUsable, endPriceChange, lockPriceChange } from '../../../business/price-changes.ts';
import type { Call } from '../../../calls/call.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { changeRecords } from '../../../records/write/change-records.ts';
import { createRecords } from '../../../records/write/create-records.ts';
import { overlapViolation } from '../overlap.ts';
import type { ServicePrices } from '../service-prices.ts';
import type { OpenProjects } from './open-projects.ts';
import { changeOf } from './prepare-raise.ts';
import type { PriceDone, RaiseDone } from './price-done.ts';
import { changesOf, type PlannedPrice, type PriceChanges } from './raise-plan.ts';
import { checkRequest, type RaiseRequest } from './raise-request.ts';
import { readPlan, seenRates, writtenOf } from './read-plan.ts';
import { refuseDrift } from './refuse-drift.ts';
import { removeRates } from './remove-and-restore-rates.ts';

/** A receipt, and those of its projects that are repriced. */
export interface RaiseAct {
  receipt: string;
  projects: string[];
}

/**
 * Does what a receipt says as one act, if rates and projects are still those that were reviewed: rates end the day before, others begin, and
 * the projects that were chosen take the new prices.
 * @throws Refusal receiptNotFound, receiptUsed, receiptExpired, setChanged with what differs, notPermitted; validationFailed when nothing is left to change
 */
export async function raisePrices(
  call: Call,
  services: ServicePrices,
  projects: OpenProjects,
  act: RaiseAct,
): Promise<PriceChangeDone> {
  const { receipt } = act;
  return inTransaction(call.db, async (db) => {
    const inside: Call = { ...call, db, origin: { kind: 'bulk', batchId: receipt } };
    const prepared = await lockPriceChange<RaiseRequest, RaiseDone>(inside, 'raise', receipt);
    checkUsable(prepared);
    const { request, seen } = prepared;
    const today = await companyDay(db);
    checkRequest(request, today);
    const served = servicesOf(await readPlan(inside, request));
    // Services before their rates, as every call that changes rates does.
    await services.hold(db, served);
    const written = writtenOf(await readPlan(inside, request, 'lock'), request.from);
    const versions = Object.fromEntries(act.projects.map((id) => [id, seen.projects[id] ?? 0]));
    const driftedProjects = await projects.driftOf(inside, versions);
    await refuseDrift(inside, seen.rates, seenRates(written), driftedProjects);
    if (written.length === 0) refuseField('receipt', 'nothingToRaise');
    const changes = written.map((price) => changesOf(price, request.from));
    if (changes.some(({ removed }) => removed.length > 0) && may(call.caller.role, rate.name, 'remove') === false)
      refuse('notPermitted');
    const rates = await writeChanges(inside, changes).catch(refuseMeeting);
    if (request.from <= today) await services.follow(inside, served);
    const { planned: _written, ...change } = changeOf(request, written);
    const repriced = await projects.reprice(inside, change, act.projects);
    const counts = { changed: written.length, projects: repriced.length };
    await endPriceChange(inside, receipt, counts, { rates, projects: repriced } satisfies RaiseDone);
    return { batchId: receipt, ...counts };
  });
}

function servicesOf(plan: readonly PlannedPrice[]): string[] {
  return [...new Set(plan.flatMap(({ base }) => (base.values.serviceId as string | null) ?? []))];
}

/** Says that somebody entered a rate of one of these scopes at the same moment, where that is what happened. */
function refuseMeeting(error: unknown): never {
  const drift = { added: 1, removed: 0, changed: 0 };
  if (overlapViolation(error, {})) refuse('setChanged', drift, { ...drift, differs: [] });
  throw error;
}

/** Writes what prices become: first what makes room, then what takes it. */
async function writeChanges(call: Call, changes: readonly PriceChanges[]): Promise<PriceDone[]> {
  const removed = changes.flatMap((one) => one.removed);
  await removeRates(
    call,
    removed.map(({ id }) => id),
  );
  await changeRecords(
    call,
    rate,
    changes.flatMap(({ closed }) => closed ?? []),
  );
  await changeRecords(
    call,
    rate,
    changes.flatMap(({ changed }) => changed ?? []),
  );
  const made = changes.map(({ made: values }) => (values ? { id: uuidV7(), values } : null));
  await createRecords(
    call,
    rate,
    made.flatMap((one) => one ?? []),
  );
  return changes.map(({ base, closed, changed, removed: gone }, at): PriceDone => {
    const moved = closed ?? changed;
    const madeId = made[at]?.id ?? null;
    const { amount, validTo } = base.values as { amount: string; validTo: string | null };
    return {
      baseId: base.id,
      versions: Object.fromEntries([
        [base.id, base.version + (moved ? 1 : 0)],
        ...gone.map(({ id, version }) => [id, version + 1]),
        ...(madeId ? [[madeId, 1]] : []),
      ]),
      changedId: moved ? base.id : null,
      before: moved && { amount, validTo },
      madeId,
      removedIds: gone.map(({ id }) => id),
    };
  });
}
