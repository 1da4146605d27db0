import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';

/**
 * Whether a reader sees what a path of a record leads to: a field, a part, a row of it, or a field of a row by the row's id or index.
 * What is not known is not seen.
 */
export function isPathSeen(entity: Entity, path: string, reader: Reader): boolean {
  const [name = '', , rowField] = stepsOf(path);
  const part = Object.hasOwn(entity.parts, name) ? entity.parts[name] : undefined;
  if (!part) return isFieldSeen(entity.fields, name, reader);
  return rowField === undefined || isFieldSeen(part.fields, rowField, reader);
}

/** The value at a path as a reader sees it: of a whole row only the fields they see. */
export function seenValue(entity: Entity, path: string, value: unknown, reader: Reader): unknown {
  const [name = '', , rowField] = path.split('.');
  const part = Object.hasOwn(entity.parts, name) ? entity.parts[name] : undefined;
  if (!part || rowField !== undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  const seen = Object.entries(value).filter(([key]) => key === 'id' || isFieldSeen(part.fields, key, reader));
  return Object.fromEntries(seen);
}

function isFieldSeen(fields: Record<string, Field>, name: string, reader: Reader): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && isSeen(field, reader);
}
