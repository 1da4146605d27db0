import type { Reader } from '../access/roles.ts';
import type { Entity, Part } from '../facts/entity.ts';
import { type Field, isSeen } from '../facts/fields.ts';

/** A reference in the rows of records, by which the records are listed: `members.personnelId` of a project. */
export interface RowReference {
  part: Part;
  /** The field of the rows, such as `personnelId`. */
  field: string;
  /** Its facts there, and that it may be empty: a record need not have a row that names anything. */
  facts: Field;
}

const known = new WeakMap<Entity, ReadonlyMap<string, RowReference>>();

/**
 * Every reference in rows of an entity's records, by path. A record is any of some where one of its rows names one of them, none of them where
 * no row does, and empty where no row names anything.
 */
export function rowReferences(entity: Entity): ReadonlyMap<string, RowReference> {
  const found = known.get(entity) ?? new Map(Object.entries(entity.parts).flatMap(ofPart));
  known.set(entity, found);
  return found;
}

function ofPart([name, part]: [string, Part]): [string, RowReference][] {
  return Object.entries(part.fields).flatMap(([field, facts]) =>
    facts.kind === 'reference' ? [[`${name}.${field}`, { part, field, facts: { ...facts, isOptional: true } }]] : [],
  );
}

/** Those a reader sees, by path. */
export function seenRowReferences(entity: Entity, reader: Reader): [string, RowReference][] {
  return [...rowReferences(entity)].filter(([, { facts }]) => isSeen(facts, reader));
}
