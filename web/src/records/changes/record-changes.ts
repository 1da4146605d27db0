import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { type Row, rowsOf } from './record-path.ts';

/** The fields a reader writes. */
export function writtenFields(fields: Record<string, Field>, reader: Reader): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => field.isWritable && isSeen(field, reader));
}

/** What a form holds for a field, in the form it would be stored in; as it is while it would be refused. */
export function storedForm(field: Field, held: unknown): unknown {
  if (held === undefined || held === null || held === '') return null;
  if (typeof held === 'boolean') return held;
  const sent = field.kind === 'integer' ? integerOf(held) : held;
  const read = fieldSchema(field).safeParse(sent);
  return read.success ? read.data : typeof sent === 'string' && sent.trim() === '' ? null : sent;
}

/** Figures are typed as text; whole numbers travel as numbers. What is no figure stays text and is refused. */
function integerOf(held: unknown): unknown {
  return typeof held === 'string' && /^\s*-?\d+\s*$/.test(held) ? Number(held) : held;
}

/** The values a person writes, in stored form: what can be compared and merged. */
export function comparable(entity: Entity, values: Values, reader: Reader): Values {
  const all: Values = {};
  for (const [name, field] of writtenFields(entity.fields, reader)) all[name] = storedForm(field, values[name]);
  for (const [name, part] of Object.entries(entity.parts)) {
    const fields = writtenFields(part.fields, reader);
    all[name] = rowsOf(values, name).map((row) => comparableRow(row, fields, reader));
  }
  return all;
}

const storedRows = new WeakMap<Row, { reader: Reader; stored: Row }>();

// Rows are never changed, only replaced: of a thousand a letter typed into one leaves the others as they were understood before.
function comparableRow(row: Row, fields: readonly [string, Field][], reader: Reader): Row {
  const known = storedRows.get(row);
  if (known?.reader === reader) return known.stored;
  const stored = {
    id: row.id,
    ...Object.fromEntries(fields.map(([field, facts]) => [field, storedForm(facts, row[field])])),
  };
  storedRows.set(row, { reader, stored });
  return stored;
}

/**
 * What a person changed, by the stored forms: a blank typed and deleted again, or `12.50` for `12.5`, is no change.
 * A row that came or went counts once; a new order counts only when rows that stay changed places.
 */
export function changesOf(entity: Entity, base: Values, values: Values, reader: Reader): Change[] {
  if (base === values) return [];
  const names = writtenFields(entity.fields, reader).map(([name]) => name);
  const parts = Object.fromEntries(
    Object.entries(entity.parts).map(([name, part]) => [
      name,
      writtenFields(part.fields, reader).map(([field]) => field),
    ]),
  );
  const changes = changesBetween(comparable(entity, base, reader), comparable(entity, values, reader), names, parts);
  return changes.filter((change) => !(change.field in parts) || isMoved(change));
}

/** Whether a change of a part's order moved rows that stay; rows that came or went change the order too. */
export function isMoved({ old, new: fresh }: Change): boolean {
  const [before, after] = [old as string[], fresh as string[]];
  return !isSame(
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  );
}

/**
 * The body of a save: what was changed, and of a part that changed all its rows. A create carries every value but empty ones, and of
 * these what it began with.
 * @param version the version the values build on; without it the body creates
 */
export function bodyOf(
  entity: Entity,
  id: string,
  version: number | undefined,
  base: Values,
  values: Values,
  reader: Reader,
): Values {
  const touched = new Set(changesOf(entity, base, values, reader).map(({ field }) => stepsOf(field)[0]));
  const body: Values = version === undefined ? { id } : { id, version };
  for (const [name, field] of writtenFields(entity.fields, reader)) {
    const value = sentForm(field, values[name]);
    const isEmpty = value === null || value === '';
    if (version === undefined ? !isEmpty || isEmptied(field, base[name]) : touched.has(name)) body[name] = value;
  }
  for (const [name, part] of Object.entries(entity.parts)) {
    if (!touched.has(name)) continue;
    const fields = writtenFields(part.fields, reader);
    body[name] = rowsOf(values, name).map((row) => ({
      id: row.id,
      ...Object.fromEntries(fields.map(([field, facts]) => [field, sentForm(facts, row[field])])),
    }));
  }
  return body;
}

/** An optional field that a new record began with was emptied on purpose: it is told, or the server would fill it in again. */
function isEmptied(field: Field, begun: unknown): boolean {
  return field.isOptional && begun !== undefined && begun !== null && begun !== '';
}

function sentForm(field: Field, held: unknown): unknown {
  if (held === undefined || held === null) return field.isOptional ? null : '';
  return field.kind === 'integer' ? integerOf(held) : held;
}
