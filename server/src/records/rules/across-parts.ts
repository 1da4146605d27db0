import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';

/** Finds something among the fields of a record or of a row, which was `before`; `path` is what its errors begin with. */
type Finding<T> = (fields: Record<string, Field>, before: Values | null, wanted: Values, path: string) => T[];

/** What is found in a record that is saved and in every row of its parts, each with what it was before. */
export function acrossParts<T>(entity: Entity, before: Values | null, wanted: Values, find: Finding<T>): T[] {
  const found = find(entity.fields, before, wanted, '');
  for (const [name, part] of Object.entries(entity.parts)) {
    const olds = new Map(rowsOf(before, name).map((row) => [row.id, row]));
    rowsOf(wanted, name).forEach((row, index) => {
      found.push(...find(part.fields, olds.get(row.id) ?? null, row, `${name}.${index}.`));
    });
  }
  return found;
}
