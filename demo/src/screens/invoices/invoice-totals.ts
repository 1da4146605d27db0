import { type Decimal, decimal, round, sum } from '@mandate/contract/values/decimal.ts';
import { digitsOf } from '../../records/currencies.ts';

/** What is summed up: figures as an invoice holds them, or as decimal strings. */
interface Summed {
  currency: string;
  /** Per cent. */
  vat: number | string;
  item: readonly { unit: number | string; price: number | string }[];
}

/** What an invoice comes to, exactly. */
export interface InvoiceTotals {
  /** Of each item, in their order. */
  costs: readonly Decimal[];
  subtotal: Decimal;
  vat: Decimal;
  total: Decimal;
}

/** Sums an invoice up: each cost and the VAT are rounded once, to the minor unit of the invoice's currency. */
export function totalsOf({ item, vat, currency }: Summed): InvoiceTotals {
  const digits = digitsOf(currency);
  const costs = item.map(({ unit, price }) => round(decimal(price).times(decimal(unit)), digits));
  const subtotal = sum(costs);
  const tax = round(subtotal.times(decimal(vat)).div(100), digits);
  return { costs, subtotal, vat: tax, total: subtotal.plus(tax) };
}
