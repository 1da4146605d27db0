import { columnOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { Aggregate, GridPage } from '@mandate/contract/lists/grid.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { padDecimals, trimDecimals } from '@mandate/contract/values/decimal-text.ts';
import type { Call } from '../../calls/call.ts';
import { valueSql } from '../own-fields/value-sql.ts';

type Value = string | number | null;

/** The columns that compute some aggregates over the table aliased `t`. */
export function aggregateColumns(fields: ReadonlyMap<string, Field>, aggregates: readonly Aggregate[]): string {
  const columns = aggregates.map(({ field, fn }, index) => {
    const facts = fields.get(field);
    const column = valueSql('t', field, facts ?? {});
    // Amounts are rounded once, when their currency is known.
    const value = fn === 'avg' && facts?.kind !== 'money' ? `round(avg(${column}), 4)` : `${fn}(${column})`;
    const currencyField = facts?.currencyField;
    const currency = currencyField && `t.${columnOf(currencyField)}`;
    const ofOne = currency ? `, min(${currency}) as "low${index}", max(${currency}) as "high${index}"` : '';
    return `${value} as "value${index}"${ofOne}`;
  });
  return columns.join(', ');
}

/**
 * The aggregates of a grid from the row {@link aggregateColumns} gave. Amounts in several currencies have no sum: their value is null,
 * and an alert says so.
 */
export function presentAggregates(
  fields: ReadonlyMap<string, Field>,
  aggregates: readonly Aggregate[],
  row: Record<string, unknown>,
  { alerts, words }: Pick<Call, 'alerts' | 'words'>,
): NonNullable<GridPage<unknown>['aggregates']> {
  return aggregates.map(({ field, fn }, index) => {
    const kind = fields.get(field)?.kind;
    const stored = row[`value${index}`] ?? null;
    if (fn === 'count' || stored === null || kind === 'integer') {
      const value = fn === 'avg' && stored !== null ? trimDecimals(String(stored)) : (stored as Value);
      return { field, fn, value };
    }
    if (kind !== 'money')
      return { field, fn, value: kind === 'number' ? trimDecimals(String(stored)) : (stored as Value) };
    const currency = String(row[`low${index}`]);
    if (currency !== row[`high${index}`]) {
      const alert = words.sentence('mixedCurrencies');
      if (!alerts.includes(alert)) alerts.push(alert);
      return { field, fn, value: null };
    }
    const [text, digits] = [String(stored), minorDigits(currency)];
    return { field, fn, value: fn === 'avg' ? toFixed(decimal(text), digits) : padDecimals(text, digits) };
  });
}
