import { minorDigits } from '@mandate/contract/currencies.ts';
import { padDecimals, trimDecimals } from '@mandate/contract/decimal.ts';
import { siblingOf } from '@mandate/contract/entity.ts';
import type { Field } from '@mandate/contract/fields.ts';

type Row = Record<string, unknown>;

/** A stored value as replies carry it: amounts with their currency's decimals, other figures without padding zeros. */
export function presentValue(field: Field, stored: unknown, currency: string): unknown {
  if (stored === null || stored === undefined) return null;
  if (field.kind === 'money') return padDecimals(String(stored), minorDigits(currency));
  if (field.kind === 'number') return trimDecimals(String(stored));
  return stored;
}

/**
 * A selected row as a reply carries it: `customerId` with its sibling `customer`, figures written as decisions 9.1 say.
 * @param currency for rows that do not carry their currency themselves, such as lines
 */
export function presentRow(fields: readonly [string, Field][], row: Row, currency?: string): Row {
  const shown: Row = { id: row.id };
  const own = currency ?? String(row.currency ?? '');
  for (const [name, field] of fields) {
    shown[name] = presentValue(field, row[name], own);
    if (field.kind !== 'reference') continue;
    const id = row[name] ?? null;
    const referred = { id, label: row[`${name}.label`] ?? '', isDeleted: (row[`${name}.deletedAt`] ?? null) !== null };
    shown[siblingOf(name)] = id === null ? null : referred;
  }
  return shown;
}
