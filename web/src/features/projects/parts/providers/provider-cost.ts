import { currencyOfCost, lineCost } from '@mandate/contract/project/figures/line-amounts.ts';
import { hasCost, type LineFigures } from '@mandate/contract/project/line.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { type Decimal, decimal, round, sum } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';

/** What of a provider says what was agreed. */
export interface Agreement {
  providerId: string | null;
  agreedAmount: string | null;
  /** Null for the project's. */
  currency: string | null;
}

/**
 * What the lines a provider delivers cost, in a currency. Optional lines are left out, and so are those whose cost is in a third
 * currency.
 * @param projectCurrency the currency the costs of all lines are known in
 */
export function costOfProvider(
  lines: readonly LineFigures[],
  providerId: string,
  currency: string,
  projectCurrency: string,
): Decimal {
  const own = lines.filter((line) => line.providerId === providerId && !line.isOptional);
  return sum(own.flatMap((line) => costIn(line, currency, projectCurrency) ?? []));
}

function costIn(line: LineFigures, currency: string, projectCurrency: string): Decimal | null {
  const { quantity, unitCost } = line;
  if (quantity === null || unitCost === null || !isDecimalText(quantity) || !isDecimalText(unitCost)) return null;
  if (hasCost(line.type) && currencyOfCost(line, projectCurrency) === currency)
    return round(decimal(quantity).times(unitCost), minorDigits(currency));
  return currency === projectCurrency ? lineCost(line, projectCurrency) : null;
}

/** What was agreed with a provider in a currency, over all its rows; null where nothing was. */
export function agreedWith(
  rows: readonly Agreement[],
  providerId: string,
  currency: string,
  projectCurrency: string,
): Decimal | null {
  const amounts = rows
    .filter((row) => row.providerId === providerId && (row.currency ?? projectCurrency) === currency)
    .flatMap(({ agreedAmount }) =>
      agreedAmount !== null && isDecimalText(agreedAmount) ? [decimal(agreedAmount)] : [],
    );
  return amounts.length === 0 ? null : sum(amounts);
}
