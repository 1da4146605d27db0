import { moneyText } from '../../ui/figure-text.ts';
import type { CartLine } from '../contract/shop.ts';

/** Whose cart the demo shop shows. */
export const cartUid = '1';

/** What a cart costs, in the shop's currency; its prices are whole units. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { price, amount }) => sum + price * amount, 0);
}

/** An amount of the demo shop as it is read, with two decimals. */
export function shopPrice(amount: number): string {
  return `$${moneyText(String(amount), 'USD')}`;
}
