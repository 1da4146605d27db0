import { z } from 'zod';
import type { Reader } from '../access/roles.ts';
import { mayHaveOwnFields } from '../own-fields/own-field-nouns.ts';
import { ownKeyOf, ownPeople, ownValues } from '../own-fields/paths.ts';
import { isStorable } from '../texts/clean-text.ts';
import { showsNothing } from '../texts/shows-nothing.ts';
import { besideOf } from './beside.ts';
import { type Entity, type Part, siblingOf } from './entity.ts';
import { fieldSchema, recordId } from './field-schema.ts';
import { type Field, isSeen, referredNouns } from './fields.ts';

/** Reply-only keys that are no field of their own; accepted in a save and ignored (decisions 9.1). */
const alwaysIgnored = ['isDeleted', 'deletionId'];

function keyOf(field: Field, mode: 'create' | 'update'): z.ZodType {
  if (!field.isWritable) return z.unknown().optional();
  if (field.isOptional) {
    // An empty text stands for "no value" (domain rules 1.1).
    const orEmpty = z.preprocess((sent) => (isBlank(sent) ? null : sent), fieldSchema(field).nullable());
    return orEmpty.optional();
  }
  const { initial, initialFrom, numbering, isTodayFirst, isGivenFirst } = field;
  const hasDefault = initial !== undefined || [initialFrom, numbering, isTodayFirst, isGivenFirst].some(Boolean);
  const mayBeAbsent = mode === 'update' || hasDefault;
  return mayBeAbsent ? fieldSchema(field).optional() : fieldSchema(field);
}

function isBlank(sent: unknown): boolean {
  return typeof sent === 'string' && isStorable(sent) && showsNothing(sent);
}

/** Two rows with one id could not both be stored. */
function refuseRepeatedIds(rows: { id?: unknown }[], context: z.RefinementCtx): void {
  const met = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    if (row.id !== undefined && met.has(row.id))
      context.addIssue({ code: 'custom', path: [index, 'id'], params: { code: 'idAlreadyUsed', params: {} } });
    met.add(row.id);
  }
}

function keysOf(fields: Record<string, Field>, mode: 'create' | 'update', reader: Reader) {
  const keys: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.own || !isSeen(field, reader)) continue;
    keys[name] = keyOf(field, mode);
    if (referredNouns(field).length > 0) keys[siblingOf(name)] = z.unknown().optional();
  }
  return keys;
}

/** The values of own fields that a reader may send: each may be absent, which leaves it as it is. */
function ownSchema(fields: Record<string, Field>, reader: Reader): z.ZodType {
  const own = Object.entries(fields).flatMap(([path, field]) => {
    const key = ownKeyOf(path);
    return key !== null && isSeen(field, reader) ? [[key, keyOf(field, 'update')] as const] : [];
  });
  return z.strictObject(Object.fromEntries(own));
}

/**
 * The schema of one row of a part. A row that exists may send only what changes, so nothing but the id is required here;
 * completeness is checked on the row as it will be stored.
 */
function rowSchema(part: Part, reader: Reader) {
  return z.strictObject({ id: recordId.optional(), ...keysOf(part.fields, 'update', reader) });
}

/**
 * The schema of a save: what a reader may send.
 * Without `version` it creates, with it it updates. Unknown keys are refused, reply-only keys are let through for the caller to drop.
 */
export function saveSchema(entity: Entity, mode: 'create' | 'update', reader: Reader) {
  const keys = keysOf(entity.fields, mode, reader);
  for (const name of alwaysIgnored) keys[name] = z.unknown().optional();
  if (mayHaveOwnFields(entity.name)) {
    keys[ownValues] = ownSchema(entity.fields, reader).optional();
    keys[ownPeople] = z.unknown().optional();
  }
  for (const [name, part] of Object.entries(entity.parts))
    keys[name] = z.array(rowSchema(part, reader)).max(part.max).superRefine(refuseRepeatedIds).optional();
  if (entity.derived) for (const name of entity.derived) keys[name] = z.unknown().optional();
  for (const [name, { schema, isForChange }] of Object.entries(besideOf(entity)))
    if (schema && (mode === 'update' || !isForChange)) keys[name] = schema.optional();
  if (mode === 'update') keys.version = z.int().min(1).max(2_147_483_647);
  else keys.version = z.never().optional();
  keys.id = mode === 'update' ? recordId : recordId.optional();
  return z.strictObject(keys);
}

function replyKey(field: Field): z.ZodType {
  const value =
    field.kind === 'tags' || field.kind === 'references'
      ? z.array(z.string())
      : field.kind === 'json'
        ? z.unknown()
        : field.kind === 'flag'
          ? z.boolean()
          : field.kind === 'integer'
            ? z.int()
            : z.string();
  return (field.isOptional ? value.nullable() : value).optional();
}

const referredRow = z.object({ id: z.string(), label: z.string(), isDeleted: z.boolean() });
const referred = referredRow.nullable().optional();

function replyKeys(fields: Record<string, Field>) {
  const keys: Record<string, z.ZodType> = { id: z.string() };
  for (const [name, field] of Object.entries(fields)) {
    if (field.own) continue;
    keys[name] = replyKey(field);
    if (field.kind === 'reference') keys[siblingOf(name)] = referred;
    if (field.kind === 'references') keys[siblingOf(name)] = z.array(referredRow).optional();
  }
  return keys;
}

/** What own fields are in replies, whichever there are: the firm says that while the product runs. */
function ownReplyKeys({ name }: Entity): Record<string, z.ZodType> {
  if (!mayHaveOwnFields(name)) return {};
  return {
    [ownValues]: z.record(z.string(), z.union([z.string(), z.boolean()]).nullable()).optional(),
    [ownPeople]: z.record(z.string(), referredRow.nullable()).optional(),
  };
}

/** The schema of a row in a grid; keys a reader may not see are absent. */
export function rowReplySchema(entity: Entity) {
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => field.kind !== 'paragraphs'));
  return z.strictObject({ ...replyKeys(fields), ...ownReplyKeys(entity) });
}

/** The schema of a whole record in a reply. */
export function recordReplySchema(entity: Entity) {
  const keys = replyKeys(entity.fields);
  // A part of which a reader sees no field is absent, as a field is.
  for (const [name, part] of Object.entries(entity.parts))
    keys[name] = z.array(z.looseObject(replyKeys(part.fields))).optional();
  for (const name of entity.derived ?? []) keys[name] = z.unknown().optional();
  return z.object({ ...keys, ...ownReplyKeys(entity) });
}
