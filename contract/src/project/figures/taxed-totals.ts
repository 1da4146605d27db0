import { minorDigits } from '../../values/currencies.ts';
import { type Decimal, decimal, round, sum, toPlain } from '../../values/decimal.ts';

/** What a line that is billed comes to, and how it is taxed. */
export interface TaxedNet {
  taxRateId: string | null;
  /** A decimal string; null is not taxed. */
  taxPercent: string | null;
  net: Decimal;
}

/** What nets of one rate come to together. */
interface RateTotal {
  taxRateId: string | null;
  percent: string;
  net: Decimal;
  discount: Decimal;
  taxable: Decimal;
  tax: Decimal;
}

interface TaxedTotals {
  subtotal: Decimal;
  discount: Decimal;
  contractNet: Decimal;
  tax: Decimal;
  gross: Decimal;
  /** In the order the rates first appear. */
  rates: RateTotal[];
}

/**
 * What is billed, with its tax (domain reference 2.11): discount and tax are computed per rate and rounded once per rate, to the currency's
 * minor unit.
 */
export function taxedTotals(
  nets: readonly TaxedNet[],
  { currency, discountPercent }: { currency: string; discountPercent: string | null },
): TaxedTotals {
  const digits = minorDigits(currency);
  const byRate = new Map<string, Pick<RateTotal, 'taxRateId' | 'percent' | 'net'>>();
  for (const { taxRateId, taxPercent, net } of nets) {
    const percent = toPlain(decimal(taxPercent ?? '0'));
    const key = `${taxRateId ?? ''} ${percent}`;
    const before = byRate.get(key);
    byRate.set(key, { taxRateId, percent, net: before ? before.net.plus(net) : net });
  }
  const rates = [...byRate.values()].map((group) => {
    const discount = round(group.net.times(discountPercent ?? '0').div(100), digits);
    const taxable = group.net.minus(discount);
    return { ...group, discount, taxable, tax: round(taxable.times(group.percent).div(100), digits) };
  });
  const contractNet = sum(rates.map(({ taxable }) => taxable));
  const tax = sum(rates.map((rate) => rate.tax));
  return {
    subtotal: sum(rates.map(({ net }) => net)),
    discount: sum(rates.map(({ discount }) => discount)),
    contractNet,
    tax,
    gross: contractNet.plus(tax),
    rates,
  };
}
