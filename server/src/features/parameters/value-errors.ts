import type { Values } from '@mandate/contract/changes/merge.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { reference, references } from '@mandate/contract/facts/fields.ts';
import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import { keysInRules, type ParameterValues, ruleErrors } from '@mandate/contract/parameters/parameter-rules.ts';
import type { Constraints } from '@mandate/contract/parameters/read-value.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isIban } from '@mandate/contract/values/is-iban.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { keepPicture } from '../../business/letterhead/store-picture.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { parameters } from '../../records/read/parameter.ts';
import { isVatNumber } from '../../records/rules/identity-number-errors.ts';
import { referenceErrors } from '../../records/rules/reference-errors.ts';

/**
 * What is wrong with a value of the right type: empty where something needs it, against a rule, or it points to nothing.
 * @param together values that are changed in the same act, by key
 */
export async function valueErrors(
  call: Call,
  before: Values | null,
  wanted: Values,
  together: ParameterValues,
): Promise<FieldError[]> {
  const { value } = wanted;
  const key = String(wanted.key);
  if (key === 'time.closedUntil' && !isSame(before?.value, value)) return [fieldError('value', 'setByClosing')];
  if (value === null) {
    const isTakenAway = neverEmptied.has(key) && !isSame(before?.value ?? null, null);
    return mayBeEmpty(wanted) && !isTakenAway ? [] : [fieldError('value', 'fieldRequired')];
  }
  if (before && isSame(before.value, value)) return [];
  const others = new Map([...(await parameters(call.db, keysBeside)), ...together]);
  return [
    ...ruleErrors(key, value, others),
    ...numberErrors(key, String(value), others),
    ...(key === 'money.baseCurrency' && (await isBaseSettled(call)) ? [fieldError('value', 'baseCurrencyFixed')] : []),
    ...(key === 'company.firstDayOfWeek' && (await isWeekKept(call)) ? [fieldError('value', 'weekStartFixed')] : []),
    ...(await pointingErrors(call, before, wanted)),
    ...(await pictureErrors(call, wanted)),
  ];
}

/** What a firm begins without, and has for good once it was said. */
const neverEmptied = new Set(['company.name']);

/** What one of the firm's numbers must agree with, in addition to the rules. */
const keysBeside = [...keysInRules, 'company.country'];

/** A number of the firm's whose check digits do not hold. */
function numberErrors(key: string, value: string, others: ParameterValues): FieldError[] {
  const country = String(others.get('company.country') ?? '');
  if (key === 'company.vatNumber' && !isVatNumber(country, value))
    return [fieldError('value', 'vatNumberNotValid', { country })];
  return key === 'company.iban' && !isIban(value) ? [fieldError('value', 'ibanNotValid')] : [];
}

/** What the product gives a default it also relies on; a list without items offers nothing. */
function mayBeEmpty({ isSystem, defaultValue, valueType }: Values): boolean {
  return valueType !== 'list' && !(isSystem && defaultValue !== null);
}

/** Whether figures depend on the base currency: those of projects that were approved, and exchange rates, also removed ones. */
async function isBaseSettled({ db }: Call): Promise<boolean> {
  const text = `select 1 where exists (select from projects where status = any($1)) or exists (select from exchange_rates)`;
  return (await run(db, text, [['approved', 'active', 'onHold', 'completed', 'closed']])).length > 0;
}

/** Whether a week was handed in, which is named by its first day. */
async function isWeekKept({ db }: Call): Promise<boolean> {
  return (await run(db, 'select 1 where exists (select from weeks)', [])).length > 0;
}

/** A picture that was not brought, or was forgotten since. One that is here is kept from now on. */
async function pictureErrors({ db }: Call, { valueType, value }: Values): Promise<FieldError[]> {
  if (valueType !== 'image') return [];
  return (await keepPicture(db, value as StoredPicture)) ? [] : [fieldError('value', 'pictureUnknown')];
}

/** Newly chosen records that are not there; those that are stay while the transaction lasts. */
export async function pointingErrors(call: Call, before: Values | null, wanted: Values): Promise<FieldError[]> {
  const { refEntity, multiple } = (wanted.constraints ?? {}) as Constraints;
  if (wanted.valueType !== 'reference' || refEntity === undefined) return [];
  const known = (before?.constraints as Constraints | null | undefined)?.refEntity === refEntity ? before : null;
  const fields = { value: multiple ? references(refEntity) : reference(refEntity) };
  return referenceErrors(call, { ...parameter, fields, parts: {} }, known, wanted);
}
