import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';

/** The column in which a record holds the values of the firm's own fields. */
export const ownColumn = 'custom_fields';

/** What a record holds of its own fields, by key; null where one is empty. Null as a whole where the entity has none. */
export function ownRow(fields: Record<string, Field>, values: Values): Values | null {
  const own = Object.entries(fields).flatMap(([path, field]) =>
    field.own ? [[field.own.key, values[path] ?? null]] : [],
  );
  return own.length === 0 ? null : Object.fromEntries(own);
}

/**
 * What a row aliased `o` holds of own fields once these values are brought in. What it holds of fields that were removed stays, and what is empty
 * goes.
 * @param sent the JSON of {@link ownRow}
 */
export function ownHeldSql(sent: string): string {
  return `jsonb_strip_nulls(o.${ownColumn} || ${sent})`;
}
