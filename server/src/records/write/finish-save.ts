import type { Reader } from '@mandate/contract/access/roles.ts';
import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isFixed } from '@mandate/contract/facts/is-fixed.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { entityRuleErrors } from '@mandate/contract/rules/entity-rules.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { refuseFields } from '../../http/refusal.ts';
import { writeHistory } from '../history/history.ts';
import { parameter } from '../read/parameter.ts';
import { isPathSeen } from '../read/seen-values.ts';
import { toldNames, writableNames, writablePartNames } from '../read/stored.ts';
import { acrossParts } from '../rules/across-parts.ts';
import { checkUnique, uniqueViolation } from '../rules/check-unique.ts';
import { identityNumberErrors } from '../rules/identity-number-errors.ts';
import { listErrors } from '../rules/list-errors.ts';
import { ownFieldErrors } from '../rules/own-field-errors.ts';
import { referenceErrors } from '../rules/reference-errors.ts';
import { treeErrors } from '../rules/tree-errors.ts';
import { isRepeated, type Saving } from './begin-save.ts';
import { insertRecord, updateRecord } from './insert-and-update.ts';
import { withCode } from './numbering.ts';

/**
 * Checks the record as it is wanted against every rule: complete rows, the entity's own rules, currencies in use, references.
 * @throws Refusal validationFailed with every problem at once, paths as sent
 */
export async function checkWanted(call: Call, entity: Entity, saving: Saving): Promise<void> {
  refuseFound(call, entity, saving, [...ownErrors(call, entity, saving), ...(await outerErrors(call, entity, saving))]);
}

/** What is wrong with the wanted record by itself. */
export function ownErrors(call: Call, entity: Entity, { wanted, stored }: Saving): FieldError[] {
  const before = stored?.values ?? null;
  return [
    ...rowErrors(entity, wanted),
    ...entityRuleErrors(entity, wanted),
    ...requiredErrors(entity, wanted),
    ...fixedErrors(call, entity, before, wanted),
    ...identityNumberErrors(entity, before, wanted),
    ...ownFieldErrors(entity, before, wanted, call.caller, call.origin?.kind === 'undo'),
  ];
}

/** The same of a record that nothing completed, since something of it cannot be read: what it lacks may have come with that. */
export function uncompletedErrors(call: Call, entity: Entity, saving: Saving): FieldError[] {
  return ownErrors(call, entity, saving).filter(({ code }) => code !== 'fieldRequired');
}

/**
 * What is wrong with the newly given values of the wanted record in sight of others: currencies in use, lists, trees, references. Of two
 * records that change from and to the same values it says the same, trees aside.
 */
export async function outerErrors(call: Call, entity: Entity, { id, wanted, stored }: Saving): Promise<FieldError[]> {
  const before = stored?.values ?? null;
  return [
    ...(await currencyErrors(call, entity, before, wanted)),
    ...(await listErrors(call.db, entity, before, wanted)),
    ...(await treeErrors(call.db, entity, id, before, wanted)),
    ...(await referenceErrors(call, entity, before, wanted)),
  ];
}

/** @throws Refusal validationFailed with what could not be read and what was found, paths as sent */
export function refuseFound(call: Call, entity: Entity, saving: Saving, errors: readonly FieldError[]): void {
  const { sent } = saving;
  const found = asSent(call, entity, saving, errors);
  refuseFields(distinct([...sent.errors, ...found.filter(({ field }) => !isCovered(entity, sent.errors, field))]));
}

/** What was found, as the caller may be told: paths as sent, nothing of values that are hidden from them. */
export function asSent(call: Call, entity: Entity, saving: Saving, errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => {
    return asSeen(entity, { ...error, field: pathAsSent(entity, saving, error.field) }, call.caller);
  });
}

/** What is wrong with a value the caller may not see is said of its row, or of the record, without naming the value. */
function asSeen(entity: Entity, error: FieldError, reader: Reader): FieldError {
  if (isPathSeen(entity, error.field, reader)) return error;
  return fieldError(error.field.split('.').slice(0, -1).join('.'), 'notPermitted');
}

/**
 * Whether an error only follows from one that was found reading: it is about the same value, about a row of which not even the fields
 * could be read, or about a row whose `type` is not known.
 */
function isCovered(entity: Entity, unread: readonly FieldError[], path: string): boolean {
  const [name = '', index] = path.split('.');
  return unread.some(({ field }) => {
    const [part = '', row, column = ''] = field.split('.');
    const isUnknownKind = column === 'type' && part in entity.parts && part === name && row === index;
    return path === field || path.startsWith(`${field}.`) || isUnknownKind;
  });
}

function rowErrors(entity: Entity, wanted: Values): FieldError[] {
  return Object.entries(entity.parts).flatMap(([name, part]) => {
    const required = Object.entries(part.fields).filter(([, field]) => field.isWritable && !field.isOptional);
    return rowsOf(wanted, name).flatMap((row, index) =>
      required.flatMap(([field]) =>
        row[field] === null ? [fieldError(`${name}.${index}.${field}`, 'fieldRequired')] : [],
      ),
    );
  });
}

/** A value that a parameter should have given, and no parameter did. */
function requiredErrors(entity: Entity, wanted: Values): FieldError[] {
  return Object.entries(entity.fields).flatMap(([name, { initialFrom, isOptional }]) =>
    initialFrom !== undefined && !isOptional && wanted[name] === null ? [fieldError(name, 'fieldRequired')] : [],
  );
}

/** A value that the caller may see and not choose stays what it is, or what it begins as. */
function fixedErrors({ caller }: Call, entity: Entity, before: Values | null, wanted: Values): FieldError[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const given = before === null ? (field.initial ?? null) : before[name];
    return isFixed(field, caller) && !isSame(wanted[name], given) ? [fieldError(name, 'notPermitted')] : [];
  });
}

async function currencyErrors(
  call: Call,
  entity: Entity,
  before: Values | null,
  wanted: Values,
): Promise<FieldError[]> {
  const changed = acrossParts(entity, before, wanted, newCurrencies);
  if (changed.length === 0) return [];
  const enabled = (await parameter(call.db, 'money.enabledCurrencies')) as unknown[];
  return changed.flatMap(({ path, currency }) =>
    enabled.includes(currency) ? [] : [fieldError(path, 'currencyNotEnabled')],
  );
}

function newCurrencies(fields: Record<string, Field>, before: Values | null, wanted: Values, path: string) {
  return Object.entries(fields).flatMap(([name, { choices }]) => {
    const currency = wanted[name] ?? null;
    const isNew = choices === currencies && currency !== null && currency !== before?.[name];
    return isNew ? [{ path: `${path}${name}`, currency }] : [];
  });
}

/** Rows merged in by others shift positions; an error names the position the caller knows. */
function pathAsSent(entity: Entity, saving: Saving, path: string): string {
  const [name = '', index, ...rest] = path.split('.');
  if (!(name in entity.parts) || index === undefined) return path;
  const row = rowsOf(saving.wanted, name)[Number(index)];
  const sentIndex = rowsOf(saving.sent.values, name).findIndex(({ id }) => id === row?.id);
  return [name, sentIndex === -1 ? index : sentIndex, ...rest].join('.');
}

function distinct(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return errors.filter(({ field, code }) => !seen.has(`${field} ${code}`) && seen.add(`${field} ${code}`));
}

/**
 * Stores a checked record: code, uniqueness, row, parts, history. A create whose id exists gives the record it made the first time.
 * @returns the id of the record
 * @throws Refusal valueNotUnique, valueUsedByDeleted, idAlreadyUsed
 */
export async function finishSave(call: Call, entity: Entity, saving: Saving): Promise<string> {
  const { id, stored } = saving;
  const before = stored?.values ?? null;
  const wanted = stored ? saving.wanted : await withCode(call.db, entity, saving.wanted);
  await checkUnique(call, entity, id, before, wanted);
  const names = stored ? toldNames(entity) : writableNames(entity.fields);
  const changes = changesBetween(before ?? {}, wanted, names, writablePartNames(entity));
  if (stored && changes.length === 0) return id;
  try {
    if (stored) await updateRecord(call, entity, id, stored.values, wanted, stored.version + 1);
    else if (!(await insertRecord(call, entity, id, wanted))) {
      // The same create ran at the same moment and was first.
      await isRepeated(call, entity, id, saving.sent);
      return id;
    }
  } catch (error) {
    throw uniqueViolation(entity, error, wanted) ?? error;
  }
  const version = stored ? stored.version + 1 : 1;
  const action = stored ? 'save' : 'create';
  const { reason = call.origin?.reason ?? null, sent } = saving;
  await writeHistory(call, entity, { recordId: id, version, action, changes, reason, bodyHash: sent.bodyHash });
  return id;
}
