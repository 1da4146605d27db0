import type { Values } from '@mandate/contract/changes/merge.ts';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { parameter } from '../../records/read/parameter.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';

/**
 * Creates or changes an exchange rate to the base currency, which has none itself (domain reference 1.3).
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function saveExchangeRate(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(exchangeRate, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, exchangeRate, sent);
    if (saving.isRepeat) return readRecord(inside, exchangeRate, saving.id);
    saving.wanted = completed(exchangeRate, saving.wanted);
    saving.sent = { ...sent, errors: [...sent.errors, ...(await baseErrors(db, saving.wanted))] };
    await checkWanted(inside, exchangeRate, saving);
    return readRecord(inside, exchangeRate, await finishSave(inside, exchangeRate, saving));
  });
}

async function baseErrors(db: Database, { currency }: Values): Promise<FieldError[]> {
  if (typeof currency !== 'string' || currency !== (await parameter(db, 'money.baseCurrency'))) return [];
  return [fieldError('currency', 'baseCurrencyRate', { currency })];
}
