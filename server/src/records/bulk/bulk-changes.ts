import type { Values } from '@mandate/contract/changes/merge.ts';
import { actsOfMany } from '@mandate/contract/facts/acts-of-many.ts';
import { besideOfMany } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { withFlatOwn, withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { ownKeyOf } from '@mandate/contract/own-fields/paths.ts';
import { fieldError, fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import { z } from 'zod';
import type { Caller } from '../../http/caller.ts';
import { refuseFields } from '../../http/refusal.ts';
import { uniqueFields } from '../rules/check-unique.ts';
import { readBody } from '../write/read-body.ts';

/** What is added to a list of tags or references, and what is taken out of it. */
export interface ListChange {
  add: string[];
  remove: string[];
}

/** What many records are to be given: values of fields, and entries of lists. */
export interface BulkChanges {
  values: Values;
  lists: Record<string, ListChange>;
  /** What is said of each record beside its values. */
  beside: Values;
}

// Stands for the records: what is sent is read as the body of a save of one.
const anyRecord = { id: '00000000-0000-7000-8000-000000000000', version: 1 };

/**
 * Reads the changes of a bulk edit as strictly as a save of one record. What only one record may have, and rows of parts, are set record by
 * record.
 * @throws Refusal validationFailed with every wrong field as `changes.<field>`
 */
export function readChanges(entity: Entity, sentChanges: Values, caller: Caller): BulkChanges {
  const changes = withFlatOwn(sentChanges);
  const alone = new Set([...uniqueFields(entity).map(([name]) => name), ...Object.keys(entity.parts)]);
  const refused = Object.keys(changes).filter((name) => alone.has(name));
  const said = readBeside(entity, changes, caller);
  const sent = Object.entries(changes).filter(([name]) => !alone.has(name) && !(name in said.schemas));
  const lists = sent.filter(([name, value]) => isListChange(entity, name, value)) as [string, Partial<ListChange>][];
  const plain = sent.filter(([name, value]) => !isListChange(entity, name, value));
  const values = readOne(Object.fromEntries(plain));
  const added = readOne(Object.fromEntries(lists.map(([name, { add = [] }]) => [name, add])));
  const taken = readOne(Object.fromEntries(lists.map(([name, { remove = [] }]) => [name, remove])));
  const acts = actsOfMany(entity, caller);
  const isAny = Object.keys(changes).some((name) => !(name in said.schemas) || acts.includes(name));
  const told = new Set([...values.errors, ...added.errors, ...taken.errors].map(({ field }) => field));
  refuseFields([
    ...refused.map((name) => fieldError(`changes.${name}`, 'notBulkEditable')),
    ...(isAny ? [] : [fieldError('changes', 'fieldRequired')]),
    ...[...values.errors, ...added.errors, ...taken.errors, ...said.errors].map((error) => ({
      ...error,
      field: `changes.${error.field}`,
    })),
    ...unwritable(
      entity,
      { ...values.read, ...added.read },
      sent.map(([name]) => name).filter((name) => !told.has(name)),
    ),
  ]);
  const listed = lists.map(([name]) => [
    name,
    { add: (added.read[name] ?? []) as string[], remove: (taken.read[name] ?? []) as string[] },
  ]);
  return { values: values.read, lists: Object.fromEntries(listed), beside: said.read };

  function readOne(fields: Values): { read: Values; errors: ReturnType<typeof readBody>['errors'] } {
    if (Object.keys(fields).length === 0) return { read: {}, errors: [] };
    const { values: read, errors } = readBody(entity, { ...withNestedOwn(fields), ...anyRecord }, caller);
    return { read, errors };
  }

  /** What a save would let through and ignore, such as figures that are computed, is nothing that can be set; of own fields it ignores none. */
  function unwritable(of: Entity, read: Values, names: string[]) {
    return names.flatMap((name) =>
      name in read || alone.has(name) || of.fields[name]?.isWritable === true || ownKeyOf(name) !== null
        ? []
        : [fieldError(`changes.${name}`, 'fieldUnknown')],
    );
  }
}

/** What may be said of many records beside their values. */
function readBeside(entity: Entity, changes: Values, caller: Caller) {
  const schemas = besideOfMany(entity, caller);
  const sent = Object.entries(changes).filter(([name]) => name in schemas);
  const parsed = z.object(schemas).safeParse(Object.fromEntries(sent), { reportInput: true });
  return { schemas, read: parsed.data ?? {}, errors: parsed.error ? fieldErrorsOf(parsed.error) : [] };
}

function isListChange(entity: Entity, name: string, value: unknown): boolean {
  const kind = Object.hasOwn(entity.fields, name) ? entity.fields[name]?.kind : undefined;
  const isList = kind === 'tags' || kind === 'references';
  if (!isList || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, entries]) => ['add', 'remove'].includes(key) && Array.isArray(entries));
}

/** What one record is to be given, as the body of a save carries it. */
export function changedValues({ values, lists }: BulkChanges, stored: Values): Values {
  const listed = Object.entries(lists).map(([name, { add, remove }]) => {
    const held = (stored[name] ?? []) as string[];
    const kept = held.filter((entry) => !remove.includes(entry));
    return [name, [...kept, ...add.filter((entry) => !kept.includes(entry))]];
  });
  return { ...values, ...Object.fromEntries(listed) };
}
