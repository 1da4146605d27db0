import { columnOf } from '@mandate/contract/facts/entity.ts';
import { type Field, isListCode } from '@mandate/contract/facts/fields.ts';
import type { OwnFieldKind } from '@mandate/contract/own-fields/definition.ts';

/** What the text under a key is read as. */
const types: Record<OwnFieldKind, string | null> = {
  text: null,
  choice: null,
  number: 'numeric',
  amount: 'numeric',
  date: 'date',
  person: 'uuid',
  flag: 'boolean',
};

/**
 * The value of a field in a row, as SQL: its column, or what the record holds under the key of an own field. A flag without a value is no.
 * @param alias of the row
 */
export function valueSql(alias: string, name: string, { own }: Pick<Field, 'own'>): string {
  if (own === undefined) return `${alias}.${columnOf(name)}`;
  // Nothing but a word of plain letters and digits ever stands in a statement.
  if (!isListCode(own.key)) throw new Error('An own field has a key that is none');
  const held = `(${alias}.custom_fields ->> '${own.key}')`;
  const type = types[own.kind];
  if (own.kind === 'flag') return `coalesce(${held}::boolean, false)`;
  return type === null ? held : `${held}::${type}`;
}

/** The type of the values of an own field, by which what is bound is compared with them. */
export function typeOf(kind: OwnFieldKind): string {
  return types[kind] ?? 'text';
}
