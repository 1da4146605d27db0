import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { saveSchema } from '@mandate/contract/facts/record-schema.ts';
import { withFlatOwn, withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { seenOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError, fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import { completed, entityRuleErrors } from '@mandate/contract/rules/entity-rules.ts';
import { storedForm, writtenFields } from '../../records/changes/record-changes.ts';
import { factsAt, pathById, rowsOf } from '../../records/changes/record-path.ts';

/**
 * Every problem of a record as it is about to be sent, by the very rules the server applies. Paths name rows by id.
 * @param body what would be sent
 * @param values the whole record as the form holds it
 */
export function problemsOf(entity: Entity, body: Values, values: Values, reader: Reader): FieldError[] {
  const { read, problems } = readBody(entity, body, reader);
  const whole = { ...values, ...(read === null ? storedForms(entity, values, reader) : read) };
  return firstOfEach(entity, values, [...problems, ...entityRuleErrors(entity, completed(entity, whole))]);
}

/**
 * The problems of what is about to be sent, whatever else the record holds: who has a part of it alone, such as a row of a list, cannot judge it
 * as a whole.
 */
export function problemsOfBody(entity: Entity, body: Values, reader: Reader): FieldError[] {
  return firstOfEach(entity, body, readBody(entity, body, reader).problems);
}

/** @returns what is sent as it would be read, null where it could not be, and what is wrong with it */
function readBody(entity: Entity, body: Values, reader: Reader): { read: Values | null; problems: FieldError[] } {
  const mode = 'version' in body ? 'update' : 'create';
  const read = saveSchema(entity, mode, reader).safeParse(withNestedOwn(body), { reportInput: true });
  const shape = read.success ? [] : fieldErrorsOf(read.error).map((problem) => asTyped(entity, problem));
  const missing = mode === 'create' ? missingFirst(entity, body, reader) : [];
  return {
    read: read.success ? withFlatOwn(read.data as Values) : null,
    problems: [...shape, ...missing, ...missingOwn(entity, body, reader), ...missingInRows(entity, body)],
  };
}

/** A time that could not be read is told as it is typed; it is sent as seconds. */
function asTyped(entity: Entity, problem: FieldError): FieldError {
  const { field, code } = problem;
  const isTime = code === 'numberNotValid' && factsAt(entity, field)?.form === 'duration';
  return isTime ? fieldError(field, 'durationNotValid') : problem;
}

function firstOfEach(entity: Entity, values: Values, errors: readonly FieldError[]): FieldError[] {
  const met = new Set<string>();
  return errors
    .map((error) => ({ ...error, field: pathById(entity, values, error.field) }))
    .filter(({ field }) => !met.has(field) && met.add(field));
}

function storedForms(entity: Entity, values: Values, reader: Reader): Values {
  const fields = writtenFields(entity.fields, reader);
  return Object.fromEntries(fields.map(([name, field]) => [name, storedForm(field, values[name])]));
}

/** What a setting of the firm would give is shown from the beginning: where it is empty, the setting is or it was emptied. */
function missingFirst(entity: Entity, body: Values, reader: Reader): FieldError[] {
  return writtenFields(entity.fields, reader).flatMap(([name, { initialFrom, isOptional }]) =>
    initialFrom !== undefined && !isOptional && !(name in body) ? [fieldError(name, 'fieldRequired')] : [],
  );
}

/** An own field the firm requires is filled in where a record is made, and not emptied; one that lacks it from before may go on so. */
function missingOwn(entity: Entity, body: Values, reader: Reader): FieldError[] {
  const isNew = !('version' in body);
  return seenOwnFields(entity, reader).flatMap(([path, { own }]) => {
    const value = body[path] ?? null;
    const isLeft = !isNew && !(path in body);
    return own.isRequired && !isLeft && (value === null || value === '') ? [fieldError(path, 'fieldRequired')] : [];
  });
}

/** Rows that exist may send only what changes, so the schema lets gaps pass; what is sent here is complete. */
function missingInRows(entity: Entity, body: Values): FieldError[] {
  return Object.entries(entity.parts).flatMap(([name, part]) => {
    const required = Object.entries(part.fields).filter(([, field]) => field.isWritable && !field.isOptional);
    return rowsOf(body, name).flatMap((row, index) =>
      required.flatMap(([field]) =>
        row[field] === null || row[field] === '' ? [fieldError(`${name}.${index}.${field}`, 'fieldRequired')] : [],
      ),
    );
  });
}
