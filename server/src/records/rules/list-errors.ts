import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../read/parameter.ts';
import { acrossParts } from './across-parts.ts';

interface Choice {
  path: string;
  list: string;
  code: unknown;
}

/** Newly chosen values that are no active item of the list a field chooses from. */
export async function listErrors(
  db: Database,
  entity: Entity,
  before: Values | null,
  wanted: Values,
): Promise<FieldError[]> {
  const chosen = acrossParts(entity, before, wanted, choicesIn);
  if (chosen.length === 0) return [];
  // An item that is chosen now is not taken out of its list before this is stored.
  const lists = await parameters(db, [...new Set(chosen.map(({ list }) => list))], 'lock');
  return chosen.flatMap(({ path, list, code }) => {
    const items = (lists.get(list) ?? []) as { code: string; isActive: boolean }[];
    return items.some((item) => item.code === code && item.isActive) ? [] : [fieldError(path, 'valueNotAllowed')];
  });
}

function choicesIn(fields: Record<string, Field>, before: Values | null, wanted: Values, path: string): Choice[] {
  return Object.entries(fields).flatMap(([name, { list }]) => {
    const code = wanted[name] ?? null;
    return list === undefined || code === null || code === before?.[name]
      ? []
      : [{ path: `${path}${name}`, list, code }];
  });
}
