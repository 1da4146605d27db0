import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity, Part } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import { currencyOf, presentValue } from './present.ts';

/** A record as it is stored: what people wrote in it and the state it is in. */
export interface Stored {
  id: string;
  version: number;
  deletedAt: string | null;
  deletionId: string | null;
  createdById: string | null;
  /** Every field by name and every part by name, in the form schemas give; nothing is hidden here. */
  values: Values;
}

interface Meta {
  id: string;
  version: number;
  deletedAt: string | null;
  deletionId: string | null;
  createdById: string | null;
}

/**
 * Reads a record whole. With `lock` it stays as it is until the transaction ends.
 * @returns null when there is none of this id
 */
export async function loadStored(db: Database, entity: Entity, id: string, lock?: 'lock'): Promise<Stored | null> {
  const fields = Object.entries(entity.fields);
  const meta = 't.id as "id", t.version as "version", t.deleted_at as "deletedAt", t.deletion_id as "deletionId"';
  const text = `select ${meta}, t.created_by_id as "createdById", ${columnsOf(fields)} from ${entity.table} t where t.id = $1`;
  const [row] = lock
    ? await lockRow<Meta & Values>(db, `${text} for update`, id)
    : await run<Meta & Values>(db, text, [id]);
  if (!row) return null;
  const values = valuesOf(fields, row, String(row.currency ?? ''));
  for (const [name, part] of Object.entries(entity.parts)) {
    values[name] = await loadPart(db, part, id, String(row.currency ?? ''));
  }
  const { version, deletedAt, deletionId, createdById } = row;
  return { id, version, deletedAt, deletionId, createdById, values };
}

/** One row by its id costs nothing but waiting: when that takes too long, another transaction holds it, and it may be tried again. */
async function lockRow<Row>(db: Database, text: string, id: string): Promise<Row[]> {
  try {
    return await run<Row>(db, text, [id]);
  } catch (error) {
    const isStopped = (error as { code?: string }).code === '57014';
    throw isStopped
      ? Object.assign(new Error('A row was waited for too long'), { code: '55P03', cause: error })
      : error;
  }
}

/**
 * Reads records whole; those that are not there are left out. With `lock` they stay as they are until the transaction ends.
 * @returns by id
 */
export async function loadMany(
  db: Database,
  entity: Entity,
  ids: readonly string[],
  lock?: 'lock',
): Promise<Map<string, Stored>> {
  const fields = Object.entries(entity.fields);
  const meta = 't.id as "id", t.version as "version", t.deleted_at as "deletedAt", t.deletion_id as "deletionId"';
  const text = `select ${meta}, t.created_by_id as "createdById", ${columnsOf(fields)} from ${entity.table} t
    where t.id = any($1) order by t.id ${lock ? 'for update' : ''}`;
  const rows = await run<Meta & Values>(db, text, [ids]);
  const found = new Map<string, Stored>();
  for (const row of rows) {
    const { id, version, deletedAt, deletionId, createdById } = row;
    const values = valuesOf(fields, row, String(row.currency ?? ''));
    for (const name of Object.keys(entity.parts)) values[name] = [];
    found.set(id, { id, version, deletedAt, deletionId, createdById, values });
  }
  for (const [name, part] of Object.entries(entity.parts)) {
    const partFields = Object.entries(part.fields);
    const partText = `select t.id, t.${part.parent} as "parentId", ${columnsOf(partFields)} from ${part.table} t
      where t.${part.parent} = any($1) order by t.${part.parent}, t.position`;
    for (const row of await run<Values>(db, partText, [ids])) {
      const record = found.get(String(row.parentId));
      const currency = String(record?.values.currency ?? '');
      (record?.values[name] as Values[] | undefined)?.push({ id: row.id, ...valuesOf(partFields, row, currency) });
    }
  }
  return found;
}

async function loadPart(db: Database, part: Part, id: string, currency: string): Promise<Values[]> {
  const fields = Object.entries(part.fields);
  const text = `select t.id, ${columnsOf(fields)} from ${part.table} t where t.${part.parent} = $1 order by t.position`;
  const rows = await run<Values>(db, text, [id]);
  return rows.map((row) => ({ id: row.id, ...valuesOf(fields, row, currency) }));
}

function columnsOf(fields: [string, Field][]): string {
  return fields.map(([name, field]) => `${valueSql('t', name, field)} as "${name}"`).join(', ');
}

function valuesOf(fields: [string, Field][], row: Values, currency: string): Values {
  return Object.fromEntries(
    fields.map(([name, field]) => [name, presentValue(field, row[name], currencyOf(field, row, currency))]),
  );
}

/** The names of the fields people write. */
export function writableNames(fields: Record<string, Field>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.isWritable ? [name] : []));
}

/** The names of the fields whose changes the history keeps. */
export function toldNames({ fields, remembered = [] }: Pick<Entity, 'fields' | 'remembered'>): string[] {
  return [...writableNames(fields), ...remembered];
}

/** The writable names of each part of an entity. */
export function writablePartNames(entity: Entity): Record<string, string[]> {
  return Object.fromEntries(Object.entries(entity.parts).map(([name, part]) => [name, writableNames(part.fields)]));
}
