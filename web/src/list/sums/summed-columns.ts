import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { sumFields } from '@mandate/contract/lists/sum-fields.ts';

/** The amounts among the columns of a list that a reader may add up, in the order of the columns. */
export function summedColumns(entity: Entity, reader: Reader, columns: readonly { field: string }[]): string[] {
  const fields = sumFields(entity, reader);
  return columns.map(({ field }) => field).filter((field) => fields.has(field));
}
