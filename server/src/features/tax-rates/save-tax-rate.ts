import type { Values } from '@mandate/contract/changes/merge.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import { oneDefaultAtATime, takeDefault } from '../../business/take-default.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';

/**
 * Creates or changes a tax rate. The firm has one default: a rate that becomes it takes that from the one before, and the caller is told.
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function saveTaxRate(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(taxRate, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db, taxRate);
    const saving = await beginSave(inside, taxRate, sent);
    if (saving.isRepeat) return readRecord(inside, taxRate, saving.id);
    await checkWanted(inside, taxRate, saving);
    const before = await takeDefault(inside, taxRate, saving, []);
    const stored = await readRecord(inside, taxRate, await finishSave(inside, taxRate, saving));
    for (const code of before) call.alerts.push(call.words.sentence('defaultMoved', { code }));
    return stored;
  });
}
