import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { ownAmounts, priceFields, type Side, sides } from './service-prices.ts';
import { type Price, writePrice } from './write-price.ts';

/**
 * Creates or changes a service. Price and cost of a unit are shorthand for the service's own rates: each change of one, or of the unit
 * or currency it is in, is a dated rate of its own (domain reference 2.6).
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function saveService(call: Call, body: unknown): Promise<Values> {
  const facts = await currentFacts(call.db, service);
  const sent = readBody(facts, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, facts, sent);
    if (saving.isRepeat) return readRecord(inside, facts, saving.id);
    const today = await companyDay(db);
    saving.wanted = await withHiddenPrices(inside, saving, today);
    await checkWanted(inside, facts, saving);
    const id = await finishSave(inside, facts, saving);
    for (const side of changedSides(inside, saving)) await writePrice(inside, id, side, priceOf(saving, side), today);
    return readRecord(inside, facts, id);
  });
}

function priceOf({ wanted }: Saving, side: Side): Price {
  const { unit, currency } = wanted as { unit: string; currency: string };
  return { amount: wanted[priceFields[side]] as string | null, unit, currency };
}

function isMeantOtherwise({ stored, wanted }: Saving): boolean {
  return stored !== null && ['unit', 'currency'].some((name) => stored.values[name] !== wanted[name]);
}

/** The sides whose price the caller, who sees it, changed. */
function changedSides({ caller }: Call, saving: Saving): Side[] {
  return sides.filter((side) => {
    const name = priceFields[side];
    const before = saving.stored?.values[name] ?? null;
    const after = saving.wanted[name] ?? null;
    return isSeen(service.fields[name], caller) && (after !== before || (after !== null && isMeantOtherwise(saving)));
  });
}

/**
 * Who changes unit or currency without seeing a price does not turn it into another one: its rate stays as it is, and the service shows
 * what its rates say in the new unit and currency, which may be nothing.
 */
async function withHiddenPrices({ db, caller }: Call, saving: Saving, today: string): Promise<Values> {
  const { id, wanted } = saving;
  if (!isMeantOtherwise(saving)) return wanted;
  const hidden = Object.values(priceFields).filter((name) => !isSeen(service.fields[name], caller));
  const prices = await ownAmounts(db, id, wanted, today);
  return { ...wanted, ...Object.fromEntries(hidden.map((name) => [name, prices[name]])) };
}
