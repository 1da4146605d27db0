import type { Values } from '@mandate/contract/changes/merge.ts';
import { parameter, parameterGroups, type ValueType } from '@mandate/contract/entities/parameter.ts';
import type { ParameterValues } from '@mandate/contract/parameters/parameter-rules.ts';
import { readFirmNumber } from '@mandate/contract/parameters/read-firm-number.ts';
import { readValue } from '@mandate/contract/parameters/read-value.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody, type Sent } from '../../records/write/read-body.ts';
import { refuseItemsInUse } from './refuse-items-in-use.ts';
import { refuseRights } from './refuse-rights.ts';
import { valueErrors } from './value-errors.ts';

/** First words of keys that stay the product's own. */
const kept = [...parameterGroups.filter((group) => group !== 'custom'), 'files', 'data', 'mail', 'units'];

/**
 * Sets a parameter of the product, or creates or changes one that people made (domain reference 3.1). Whatever reads parameters sees it at once.
 * @returns the stored parameter
 * @throws ZodError, Refusal as a register's save; notPermitted with every field that stays as it is; itemInUse
 */
export async function saveParameter(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(parameter, body, call.caller);
  return inTransaction(call.db, async (db) => {
    await oneAfterTheOther(db);
    return saveReadParameter({ ...call, db }, sent, new Map());
  });
}

/** Some parameters must agree with others: until the transaction is over nobody else changes any. */
export async function oneAfterTheOther(db: Database): Promise<void> {
  await run(db, "select pg_advisory_xact_lock(hashtext('parameters'))", []);
}

/**
 * Saves a parameter whose body was read, inside a transaction.
 * @param together the values of parameters that are changed in the same act, by key: it has to agree with these
 */
export async function saveReadParameter(inside: Call, sent: Sent, together: ParameterValues): Promise<Values> {
  const { db, caller } = inside;
  const saving = await beginSave(inside, parameter, sent);
  if (saving.isRepeat) return readRecord(inside, parameter, saving.id);
  refuseRights(caller, saving);
  const errors = [...ownErrors(saving), ...(await takeValue(inside, saving, together))];
  saving.sent = { ...sent, errors: [...sent.errors, ...errors] };
  await checkWanted(inside, parameter, saving);
  await refuseItemsInUse(db, saving);
  return readRecord(inside, parameter, await finishSave(inside, parameter, saving));
}

/** What is wrong with the name and the place of a parameter that people make. */
function ownErrors({ wanted }: Saving): FieldError[] {
  if (wanted.isSystem) return [];
  const errors: FieldError[] = [];
  if (typeof wanted.key === 'string' && !isOwnKey(wanted.key)) errors.push(fieldError('key', 'keyNotValid'));
  if (wanted.group !== 'custom') errors.push(fieldError('group', 'valueNotAllowed'));
  return errors;
}

/** Words joined by dots (domain reference 3.1); the first is none that the product's own parameters begin with, now or later. */
function isOwnKey(key: string): boolean {
  return /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/.test(key) && !kept.includes(key.split('.')[0] ?? '');
}

/** Takes constraints and value in their stored form, and says what is wrong with them. What only an SA reads only an SA changes. */
async function takeValue(call: Call, saving: Saving, together: ParameterValues): Promise<FieldError[]> {
  const { stored, sent, wanted } = saving;
  const unread = ['valueType', 'constraints', 'value'];
  if (sent.errors.some(({ field }) => unread.includes(field.split('.')[0] ?? ''))) return [];
  if (wanted.valueType === null) return [];
  const number = readFirmNumber(String(wanted.key), wanted.value);
  if (number.errors.length > 0) return number.errors;
  const { constraints, value, errors } = readValue(wanted.valueType as ValueType, wanted.constraints, number.value);
  const editableBy = wanted.readableBy === 'SA' ? 'SA' : wanted.editableBy;
  saving.wanted = { ...wanted, constraints, value, editableBy };
  return errors.length > 0 ? errors : valueErrors(call, stored?.values ?? null, saving.wanted, together);
}
