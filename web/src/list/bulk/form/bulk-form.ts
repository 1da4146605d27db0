import { isOfSelf } from '@mandate/contract/access/is-of-self.ts';
import { may } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { besideOfField } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isFixed } from '@mandate/contract/facts/is-fixed.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { beginForm, type RecordForm } from '../../../form/state/record-form.ts';
import { storedForm, writtenFields } from '../../../records/changes/record-changes.ts';
import type { BulkChanges } from '../bulk-calls.ts';
import type { PriceWay } from './price-way-field.tsx';

/** How a field is changed: it gets a value, or none; a list gets entries or loses some. */
export type ChangeMode = 'set' | 'empty' | 'add' | 'remove';

/** A field a person chose to change. */
export interface ChosenField {
  name: string;
  mode: ChangeMode;
  /** What is said of prices, where it decides what they are worth. */
  beside?: PriceWay | undefined;
}

/** Whether a field holds a list of values. */
export function isListed({ kind }: Field): boolean {
  return kind === 'tags' || kind === 'references';
}

/** The ways a field can be changed, the usual one first. */
export function modesOf(field: Field): ChangeMode[] {
  if (isListed(field)) return ['add', 'remove', 'set', 'empty'];
  return field.isOptional && !field.own?.isRequired ? ['set', 'empty'] : ['set'];
}

/** Where a record comes from: said with its beginning, by what makes it. */
const origins: readonly string[] = ['externalRef', 'copiedFromId'];

/** The fields a person changes in many records at once: not what tells one record from the others, nor what depends on each one's role. */
export function bulkFields(entity: Entity, reader: Reader): [string, Field][] {
  const owners = new Set(Object.values(entity.fields).map(({ rowOf }) => rowOf?.field));
  return writtenFields(entity.fields, reader).filter(
    ([name, field]) =>
      field.kind !== 'json' &&
      field.form !== 'choices' &&
      field.unique === undefined &&
      !origins.includes(name) &&
      // The record of a row follows from the row.
      !owners.has(name) &&
      // Contacts are chosen with their firm, which differs from record to record.
      (field.refersTo === undefined || may(reader.role, field.refersTo, 'read') !== false) &&
      !isFixed(field, reader) &&
      !isOfSelf(reader.role, entity.name, name),
  );
}

/** Begins a form of values for many records: all empty, so that nothing is changed unasked. */
export function beginBulkForm(entity: Entity, reader: Reader): RecordForm {
  const empty = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]));
  // As of a record that exists: what a new one would lack is none of the form's business.
  return beginForm(entity, 'bulk', { ...empty, version: 1 }, reader);
}

/** What the chosen fields become, as the calls take it. */
export function changesFor(entity: Entity, form: RecordForm, chosen: readonly ChosenField[]): BulkChanges {
  const { values } = form.state();
  const changes = chosen.map(({ name, mode }) => {
    const field = entity.fields[name];
    if (!field || mode === 'empty') return [name, field && isListed(field) ? [] : null];
    const value = storedForm(field, values[name]);
    return [name, mode === 'set' ? value : { [mode]: value ?? [] }];
  });
  const said = chosen.flatMap(({ name, beside }) => (beside ? [[besideOfField(entity, name), beside]] : []));
  return Object.fromEntries([...changes, ...said]);
}

/** Fields that are to get a value and have none: leaving them empty is said, never meant. */
export function missingIn(entity: Entity, form: RecordForm, chosen: readonly ChosenField[]): FieldError[] {
  const { values } = form.state();
  return chosen.flatMap(({ name, mode, beside }) => {
    const field = entity.fields[name];
    const value = field && storedForm(field, values[name]);
    const isNothing = value === null || (Array.isArray(value) && value.length === 0);
    const key = besideOfField(entity, name);
    return [
      ...(mode !== 'empty' && isNothing ? [fieldError(name, 'fieldRequired')] : []),
      ...(key !== null && beside === undefined ? [fieldError(key, 'fieldRequired')] : []),
    ];
  });
}

/** Where a refused change stands in the form: `changes.tags.add.0` is the field `tags`. */
export function fieldOfChange({ field, ...error }: FieldError): FieldError {
  return { ...error, field: stepsOf(field.replace(/^changes\.?/, ''))[0] ?? '' };
}
