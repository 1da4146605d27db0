import type { Values } from '../changes/merge.ts';
import type { Entity } from '../facts/entity.ts';
import type { Reader } from './roles.ts';

/**
 * The reader of a record: from the person it is about nothing of it is hidden, whatever grants others need (delivery reference 8).
 * @param values what the record holds; null of a new one, which is about who makes it until they say otherwise
 */
export function readerOfOwn<Known extends Reader & { personnelId: string | null }>(
  { ofPerson, fields }: Entity,
  values: Values | null,
  reader: Known,
): Known {
  if (ofPerson === undefined || reader.personnelId === null) return reader;
  // Of a record that was read in part it is not known yet whom it is about.
  if (values !== null && values[ofPerson] !== null && values[ofPerson] !== reader.personnelId) return reader;
  const needed = Object.values(fields).flatMap(({ grants = [] }) => grants);
  const added = [...new Set(needed)].filter((grant) => !reader.grants.includes(grant));
  return added.length === 0 ? reader : { ...reader, grants: [...reader.grants, ...added] };
}
