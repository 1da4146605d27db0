import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { type Decimal, toFixed, toPlain } from '@mandate/contract/values/decimal.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';

// Records of the demo name a currency by its sign, as the mock's contract has it; it is read by its code, as everywhere.
const codes: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', CHF: 'CHF' };

/** The currencies amounts of the demo can be in, as its records name them. */
export const currencies: readonly string[] = Object.keys(codes);

/** How a currency is read: by its code (ISO 4217). One that is not known is read as it is. */
export function codeOf(currency: string): string {
  return codes[currency] ?? currency;
}

/** The number of minor digits of a currency; two for one that is not known. */
export function digitsOf(currency: string): number {
  return minorDigits(codeOf(currency));
}

/** The digits of an amount: `1,450.00`. Finer digits than the currency's own are kept. */
export function amountDigits(amount: Decimal, currency: string): string {
  const own = toPlain(amount).split('.')[1]?.length ?? 0;
  return numberText(toFixed(amount, Math.max(own, digitsOf(currency))));
}

/** An amount in a sentence: `1,450.00 USD`. */
export function amountText(amount: Decimal, currency: string): string {
  return `${amountDigits(amount, currency)}\u00A0${codeOf(currency)}`;
}
