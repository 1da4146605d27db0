import type { Entity } from '../facts/entity.ts';
import type { Field } from '../facts/fields.ts';
import { referencePaths } from './reference-paths.ts';
import { rowReferences } from './row-references.ts';

/** The facts of a field a filter names: the entity's own, one step far, or a reference in rows; undefined for none of them. */
export function filteredField(entity: Entity, name: string): Field | undefined {
  if (Object.hasOwn(entity.fields, name)) return entity.fields[name];
  return referencePaths(entity).get(name)?.facts ?? rowReferences(entity).get(name)?.facts;
}
