import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimalsIn, padDecimals, trimDecimals } from '@mandate/contract/values/decimal-text.ts';

type Row = Record<string, unknown>;

/** A stored value as replies carry it: amounts with their currency's decimals, other figures without padding zeros. */
export function presentValue(field: Field, stored: unknown, currency: string): unknown {
  if (stored === null || stored === undefined) return null;
  if (field.kind === 'money') return padDecimals(String(stored), minorDigits(currency));
  if (field.kind === 'number') return trimDecimals(String(stored));
  return stored;
}

/** The currency an amount of a row is in: the row's own unless the field names another. */
export function currencyOf({ currencyField = 'currency' }: Field, row: Row, own: string): string {
  return currencyField === 'currency' ? own : String(row[currencyField] ?? '');
}

/** The same of the fields of a record: the values of own fields travel together, by key. */
export function recordPresenterOf(fields: readonly [string, Field][]): (row: Row, currency?: string) => Row {
  const present = presenterOf(fields);
  return fields.some(([, { own }]) => own) ? (row, currency) => withNestedOwn(present(row, currency)) : present;
}

/**
 * Makes selected rows of these fields into what a reply carries: `customerId` with its sibling `customer`, figures written as
 * decisions 9.1 say. The maker takes a currency for rows that do not carry theirs themselves, such as lines.
 */
export function presenterOf(fields: readonly [string, Field][]): (row: Row, currency?: string) => Row {
  const figures = fields.filter(([, { kind }]) => kind === 'money' || kind === 'number');
  const listed = fields.flatMap(([name, { kind }]) => (kind === 'references' ? [siblingOf(name)] : []));
  const written = writtenAmounts(fields);
  const plain = ['id', ...fields.flatMap((entry) => (figures.includes(entry) ? [] : [entry[0]])), ...listed];
  const references = fields.flatMap(([name, { kind }]) =>
    kind === 'reference'
      ? [{ name, sibling: siblingOf(name), label: `${name}.label`, deletedAt: `${name}.deletedAt` }]
      : [],
  );
  const keys = [
    'id',
    ...fields.flatMap(([name, field]) => (referredNouns(field).length === 0 ? [name] : [name, siblingOf(name)])),
  ];
  // A copy of a row that has every key is made and written as JSON in half the time of one that grows key by key; V8 copies
  // in one step only what is such a copy itself.
  const blank: Row = { ...Object.fromEntries(keys.map((key) => [key, null])) };
  return (row, currency) => {
    const shown: Row = { ...blank };
    const own = currency ?? String(row.currency ?? '');
    for (const name of plain) shown[name] = row[name] ?? null;
    for (const [name, field] of figures) shown[name] = presentValue(field, row[name], currencyOf(field, row, own));
    for (const [name, { currencyField = '' }] of written)
      shown[name] = withDecimals(shown[name], String(row[currencyField] ?? own));
    for (const { name, sibling, label, deletedAt } of references) {
      const id = row[name] ?? null;
      if (id !== null) shown[sibling] = { id, label: row[label] ?? '', isDeleted: (row[deletedAt] ?? null) !== null };
    }
    return shown;
  };
}

/** The same of the amounts in a row that is not stored. @param own the currency of its record */
export function withWrittenAmounts(fields: Record<string, Field>, row: Row, own: string): Row {
  const amounts = writtenAmounts(Object.entries(fields)).filter(([name]) => name in row);
  return {
    ...row,
    ...Object.fromEntries(
      amounts.map(([name, { currencyField = '' }]) => [
        name,
        withDecimals(row[name], String(row[currencyField] ?? own)),
      ]),
    ),
  };
}

/** The fields that hold amounts people write. */
function writtenAmounts(fields: readonly [string, Field][]): [string, Field][] {
  return fields.filter(([, { kind, currencyField }]) => kind === 'number' && currencyField !== undefined);
}

/** An amount somebody wrote, with the decimals of its currency; one that is finer stays as it is. */
function withDecimals(amount: unknown, currency: string): unknown {
  const digits = minorDigits(currency);
  return typeof amount === 'string' && decimalsIn(amount) <= digits ? padDecimals(amount, digits) : amount;
}
