import { createHash } from 'node:crypto';
import { type Reader, readerKey } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { besideOf } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { saveSchema } from '@mandate/contract/facts/record-schema.ts';
import { type FlatValues, withFlatOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { ownValues } from '@mandate/contract/own-fields/paths.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import type { ZodError, ZodObject } from 'zod';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { cachedByEntity } from '../read/cached-by-entity.ts';
import { withCleanText } from './with-clean-text.ts';

/** What a save sent, in stored form: the writable fields and parts that were present and can be read. */
export interface Sent {
  /** The id sent, or null on a create that proposes none. */
  id: string | null;
  /** The version it builds on; null creates. */
  version: number | null;
  values: Values;
  /** What was sent beside the record, such as why it is changed. */
  beside: Values;
  /** What could not be read. Nothing is stored then, but the rules look at the rest, so that all is said at once. */
  errors: FieldError[];
  /** Fingerprint of what was sent. */
  bodyHash: string;
}

const cachedSchema = cachedByEntity<ZodObject>();

function schemaFor(entity: Entity, mode: 'create' | 'update', reader: Reader): ZodObject {
  return cachedSchema(entity, `${mode} ${readerKey(reader)}`, () => saveSchema(entity, mode, reader));
}

/**
 * Reads the body of a save strictly: every problem at once, unknown keys refused, reply-only keys dropped, rich text sanitised.
 * Rows without an id get one.
 * @throws ZodError with every wrong field when the body as a whole, its id or its version cannot be read
 */
export function readBody(entity: Entity, sent: unknown, reader: Reader): Sent {
  const body = withCleanText(entity, sent);
  const isUpdate = typeof body === 'object' && body !== null && 'version' in body && body.version !== undefined;
  const schema = schemaFor(entity, isUpdate ? 'update' : 'create', reader);
  const read = schema.safeParse(body, { reportInput: true });
  const record: FlatValues = withFlatOwn((read.success ? read.data : readable(schema, body, read.error)) as Values);
  const values = writable(entity.fields, record);
  for (const [name, part] of Object.entries(entity.parts)) {
    const rows = record[name] as Values[] | undefined;
    if (rows)
      values[name] = rows.map((row) => ({
        ...(row.id !== undefined && { id: row.id }),
        ...writable(part.fields, row),
      }));
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  for (const name of Object.keys(entity.parts)) {
    const rows = values[name] as Values[] | undefined;
    if (rows) values[name] = rows.map((row) => ({ id: uuidV7(), ...row }));
  }
  const errors = read.success ? [] : fieldErrorsOf(read.error);
  return {
    id: (record.id as string | undefined) ?? null,
    version: isUpdate ? Number(record.version) : null,
    values,
    beside: besideIn(entity, record),
    errors,
    bodyHash,
  };
}

/** What can be read of a body with wrong fields. Without knowing which record is meant, nothing more can be said. */
function readable(schema: ZodObject, body: unknown, error: ZodError): Values {
  const wrong = fieldErrorsOf(error).map(({ field }) => field);
  if (wrong.some((field) => ['', 'id', 'version'].includes(field))) throw error;
  const read = schema.partial().safeParse(withoutWrong(body as Values, wrong));
  if (!read.success) throw error;
  return read.data;
}

/** A copy without the wrong fields; an array goes whole when it is more than fields of its rows that is wrong. */
function withoutWrong(body: Values, wrong: readonly string[]): Values {
  const copy = structuredClone(body);
  for (const path of wrong) {
    const [name = '', index, ...rest] = path.split('.');
    const rows = copy[name];
    const row: unknown = Array.isArray(rows) && index !== undefined ? rows[Number(index)] : undefined;
    const [field] = rest;
    if (typeof row === 'object' && row !== null && field !== undefined) delete (row as Values)[field];
    else if (name === ownValues && index !== undefined) delete (rows as Values)[index];
    else delete copy[name];
  }
  return copy;
}

function writable(fields: Record<string, Field>, read: Values): Values {
  const kept = Object.entries(read).filter(([name, value]) => fields[name]?.isWritable && value !== undefined);
  return Object.fromEntries(kept);
}

function besideIn(entity: Entity, read: Values): Values {
  const names = Object.keys(besideOf(entity)).filter((name) => read[name] !== undefined && read[name] !== null);
  return Object.fromEntries(names.map((name) => [name, read[name]]));
}

/** What initial values may depend on. */
export interface FirstFacts {
  /** The day the record is made, `YYYY-MM-DD`. */
  today: string;
  /** Values of parameters by key. */
  parameters: ReadonlyMap<string, unknown>;
}

/** Adds what was not sent to a new record or row: its initial value, else nothing. */
export function withInitial(fields: Record<string, Field>, values: Values, facts: FirstFacts): Values {
  const complete: Values = {};
  for (const [name, field] of Object.entries(fields)) complete[name] = initialOf(field, facts);
  return { ...complete, ...values };
}

function initialOf(field: Field, { today, parameters }: FirstFacts): unknown {
  if (field.isTodayFirst) return today;
  if (field.initialFrom !== undefined) return parameters.get(field.initialFrom) ?? null;
  return field.initial ?? null;
}
