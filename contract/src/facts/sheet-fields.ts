import type { Reader } from '../access/roles.ts';
import type { Entity } from './entity.ts';
import { type Field, isSeen } from './fields.ts';

/** What a column of a file of records holds: a field of the record, or of the rows of one of its parts. */
export interface SheetField {
  /** `name`, `contacts.email`, or `id` and `contacts.id`. */
  path: string;
  /** The name of the part, null for a field of the record itself. */
  part: string | null;
  /** The name of the field, or `id`. */
  name: string;
  /** The facts; null for an id. */
  field: Field | null;
}

const neverInFiles = ['version', 'createdById', 'updatedById', 'deletedById'];

/** Everything a file of records may hold for a reader, in the order of the facts, parts last. */
export function sheetFields(entity: Entity, reader: Reader): SheetField[] {
  const parts = Object.entries(entity.parts).flatMap(([name, { fields }]) => fieldsOf(fields, name, reader));
  return [...fieldsOf(entity.fields, null, reader), ...parts];
}

function fieldsOf(fields: Record<string, Field>, part: string | null, reader: Reader): SheetField[] {
  const before = part === null ? '' : `${part}.`;
  const seen = Object.entries(fields).filter(([name, field]) => isSeen(field, reader) && !neverInFiles.includes(name));
  if (seen.length === 0) return [];
  const id = { path: `${before}id`, part, name: 'id', field: null };
  return [id, ...seen.map(([name, field]) => ({ path: `${before}${name}`, part, name, field }))];
}
