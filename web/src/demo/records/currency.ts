import { type Decimal, toFixed, toPlain } from '@mandate/contract/decimal.ts';
import { numberText } from '../../ui/figure-text.ts';

const minorDigits: Readonly<Record<string, number>> = { $: 2, '€': 2, '£': 2, '¥': 0, CHF: 2 };

/** The currencies amounts of the demo can be written in, by their signs. */
export const currencies: readonly string[] = Object.keys(minorDigits);

/** The number of minor digits of a currency; two for one that is not known. */
export function digitsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

/** An amount with the sign of its currency: `$1,450.00`, `CHF 90.00`. Finer digits than the currency's own are kept. */
export function signedMoney(amount: Decimal, currency: string): string {
  const own = toPlain(amount).split('.')[1]?.length ?? 0;
  const figure = numberText(toFixed(amount, Math.max(own, digitsOf(currency))));
  return `${currency}${/\p{L}$/u.test(currency) ? '\u00A0' : ''}${figure}`;
}
