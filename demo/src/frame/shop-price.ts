import { decimal } from '@mandate/contract/values/decimal.ts';
import type { CartLine } from '../contract/shop-calls.ts';
import { amountText } from '../records/currencies.ts';

/** Whose cart the demo shop shows. */
export const cartUid = '1';

/** What a cart costs, in the shop's currency; its prices are whole units. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { price, amount }) => sum + price * amount, 0);
}

/** The currency of the shop. */
export const shopCurrency = '$';

/** An amount of the demo shop in a sentence. */
export function shopPrice(amount: number): string {
  return amountText(decimal(amount.toFixed(2)), shopCurrency);
}
