import type {
  PriceChangeDone,
  PriceChangeUndone,
  RereadReceipt,
} from '@mandate/contract/project/prices/price-receipt.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import {
  checkUsable,
  endPriceChange,
  endPriceUndo,
  lockPriceChange,
  storePriceChange,
} from '../../../business/price-changes.ts';
import type { Call } from '../../../calls/call.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuse } from '../../../http/refusal.ts';
import { findVisible } from '../../../records/read/find.ts';
import { loadStored, type Stored } from '../../../records/read/stored.ts';
import { isWithin } from '../../../records/rights/scope.ts';
import { changeRecord } from '../../../records/write/change-record.ts';
import { customersOf, floorOf } from './open-projects.ts';
import { priceEffect } from './price-effect.ts';
import { type LineChange, repriced } from './repriced.ts';
import { rereadingFor } from './rereading-for.ts';
import { isOpen, type RepricedProject, takeBackPrices } from './take-back-prices.ts';

/** What was reviewed: which project, and what of its lines would change. */
interface RereadRequest {
  id: string;
  changes: LineChange[];
}

/**
 * Says what a project comes to when its prices and costs are read from the rates again, as far as the caller sees them. Nothing is kept but
 * the receipt.
 * @throws Refusal recordNotFound, notPermitted; rereadOfOpen when its prices are agreed already
 */
export async function prepareReread(call: Call, id: string): Promise<RereadReceipt> {
  const stored = await readOpen(call, id);
  const { wanted, changes } = await readAgain(call, stored);
  const marginFloor = await floorOf(call);
  const customer = (await customersOf(call, [id])).get(id) ?? null;
  const receipt = uuidV7();
  const request: RereadRequest = { id, changes };
  const seen = { rates: {}, projects: { [id]: stored.version } };
  const expiresAt = await storePriceChange(call, receipt, 'reread', request, seen);
  return {
    receipt,
    expiresAt,
    project: priceEffect(stored, wanted, changes, { customer }, marginFloor, call.caller),
    marginFloor,
  };
}

/**
 * Gives a project the prices and costs of its receipt, if neither it nor the rates changed since.
 * @throws Refusal receiptNotFound, receiptUsed, receiptExpired, setChanged, rereadOfOpen
 */
export async function rereadProject(call: Call, receipt: string): Promise<PriceChangeDone> {
  return inTransaction(call.db, async (db) => {
    const inside: Call = { ...call, db, origin: { kind: 'bulk', batchId: receipt } };
    const prepared = await lockPriceChange<RereadRequest, RepricedProject[]>(inside, 'reread', receipt);
    checkUsable(prepared);
    const { id, changes: reviewed } = prepared.request;
    const stored = await readOpen(inside, id, 'lock');
    const { wanted, changes } = await readAgain(inside, stored);
    const isOther = stored.version !== prepared.seen.projects[id] || !isSame(figuresOf(changes), figuresOf(reviewed));
    if (isOther)
      refuse('setChanged', { added: 0, removed: 0, changed: 1 }, { added: 0, removed: 0, changed: 1, differs: [] });
    if (changes.length > 0) await changeRecord(inside, project, stored, wanted);
    const counts = { changed: changes.length, projects: 1 };
    await endPriceChange(inside, receipt, counts, [{ id, changes }] satisfies RepricedProject[]);
    return { batchId: receipt, ...counts };
  });
}

/**
 * Takes prices that were read again back, by whoever read them.
 * @throws Refusal receiptNotFound; undoNotPossible when it was taken back already, or never done
 */
export async function undoReread(call: Call, batchId: string): Promise<PriceChangeUndone> {
  return inTransaction(call.db, async (db) => {
    const inside: Call = { ...call, db, origin: { kind: 'undo', batchId } };
    const { state, done } = await lockPriceChange<RereadRequest, RepricedProject[]>(inside, 'reread', batchId);
    if (state !== 'done' || done === null) return refuse('undoNotPossible');
    const { count, kept } = await takeBackPrices(inside, done);
    const lines = done.reduce((sum, { changes }) => sum + changes.length, 0);
    await endPriceUndo(inside, batchId, count > 0 ? lines : 0, kept);
    return { batchId, changed: count > 0 ? lines : 0, projects: count, kept };
  });
}

async function readOpen(call: Call, id: string, lock?: 'lock'): Promise<Stored> {
  await findVisible(call, project, id);
  if (!(await isWithin(call, project, id, 'edit'))) refuse('notPermitted');
  const stored = await loadStored(call.db, project, id, lock);
  if (!stored || stored.deletedAt !== null) return refuse('recordNotFound');
  if (!isOpen(stored)) refuse('rereadOfOpen');
  return stored;
}

async function readAgain(call: Call, stored: Stored) {
  const { grants } = call.caller;
  const sides = [
    ...(grants.includes('seeRates') ? (['sell'] as const) : []),
    ...(grants.includes('seeCosts') ? (['cost'] as const) : []),
  ];
  return repriced(stored, await rereadingFor(call.db, [stored], { sides, isMeant: () => true }));
}

/** What was reviewed of each line: what it comes to, not by which rate. */
function figuresOf(changes: readonly LineChange[]) {
  return changes.map(({ id, after: { unitPrice, unitCost, costCurrency } }) => [id, unitPrice, unitCost, costCurrency]);
}
