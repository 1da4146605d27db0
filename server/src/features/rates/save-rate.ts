import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuseFields } from '../../http/refusal.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { checkRights } from './check-rights.ts';
import { overlapErrors, overlapViolation } from './overlap.ts';
import type { ServicePrices } from './service-prices.ts';
import { servicesOf } from './services-of.ts';

/**
 * Creates or changes a rate. No two rates of the same scope hold on one day; services show what their own rates come to.
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save; notPermitted with the side or the records that may not be rated by the caller
 */
export async function saveRate(services: ServicePrices, call: Call, body: unknown): Promise<Values> {
  const sent = readBody(rate, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const { serviceId } = sent.values;
    const known = sent.version === null ? [] : await servicesOf(db, sent.id);
    const rated = typeof serviceId === 'string' ? [...known, serviceId] : known;
    await services.hold(db, rated);
    const saving = await beginSave(inside, rate, sent);
    checkRights(call.caller, saving.stored?.values ?? null, saving.wanted);
    if (saving.isRepeat) return readRecord(inside, rate, saving.id);
    saving.wanted = completed(rate, saving.wanted);
    // What could not be read says nothing of the scope or the days.
    const found = sent.errors.length > 0 ? [] : await overlapErrors(db, saving.id, saving.wanted);
    saving.sent = { ...sent, errors: [...sent.errors, ...found] };
    await checkWanted(inside, rate, saving);
    const id = await storeAlone(inside, saving);
    await services.follow(inside, rated);
    return readRecord(inside, rate, id);
  });
}

async function storeAlone(call: Call, saving: Saving): Promise<string> {
  try {
    return await finishSave(call, rate, saving);
  } catch (error) {
    const overlap = overlapViolation(error, saving.wanted);
    if (overlap) refuseFields([overlap]);
    throw error;
  }
}
