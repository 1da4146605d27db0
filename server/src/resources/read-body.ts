import type { Entity } from '@mandate/contract/entity.ts';
import type { Field } from '@mandate/contract/fields.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { saveSchema } from '@mandate/contract/record-schema.ts';
import type { Grant } from '@mandate/contract/roles.ts';
import type { ZodObject } from 'zod';
import { uuidV7 } from './uuid.ts';

/** What a save sent, in stored form: the writable fields and parts that were present. */
export interface Sent {
  /** The id sent, or null on a create that proposes none. */
  id: string | null;
  /** The version it builds on; null creates. */
  version: number | null;
  values: Values;
}

const schemas = new Map<string, ZodObject>();

function schemaFor(entity: Entity, mode: 'create' | 'update', grants: readonly Grant[]): ZodObject {
  const key = `${entity.name} ${mode} ${grants.join()}`;
  const schema = schemas.get(key) ?? saveSchema(entity, mode, grants);
  schemas.set(key, schema);
  return schema;
}

/**
 * Reads the body of a save strictly: every problem at once, unknown keys refused, reply-only keys dropped.
 * Rows without an id get one.
 * @throws ZodError with every wrong field
 */
export function readBody(entity: Entity, body: unknown, grants: readonly Grant[]): Sent {
  const isUpdate = typeof body === 'object' && body !== null && 'version' in body && body.version !== undefined;
  const read = schemaFor(entity, isUpdate ? 'update' : 'create', grants).parse(body) as Values;
  const values = writable(entity.fields, read);
  for (const [name, part] of Object.entries(entity.parts)) {
    const rows = read[name] as Values[] | undefined;
    if (rows) values[name] = rows.map((row) => ({ id: row.id ?? uuidV7(), ...writable(part.fields, row) }));
  }
  return { id: (read.id as string | undefined) ?? null, version: isUpdate ? Number(read.version) : null, values };
}

function writable(fields: Record<string, Field>, read: Values): Values {
  const kept = Object.entries(read).filter(([name, value]) => fields[name]?.isWritable && value !== undefined);
  return Object.fromEntries(kept);
}

/** Adds what was not sent to a new record or row: its initial value, else nothing. */
export function withInitial(fields: Record<string, Field>, values: Values): Values {
  const complete: Values = {};
  for (const [name, field] of Object.entries(fields)) complete[name] = field.initial ?? null;
  return { ...complete, ...values };
}
