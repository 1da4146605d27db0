import { type Decimal, decimal, round, toPlain } from '../../values/decimal.ts';

/** What one unit of a currency is worth in the base currency from a day on. */
export interface DatedExchange {
  currency: string;
  validFrom: string;
  rate: string;
}

/** Decimals an exchange rate is kept with, and the highest one. */
const scale = 10;
const highest = decimal('9999999999');

/**
 * What one unit of a currency is worth in another one on a day, through the base currency: of each the newest rate that holds by then.
 * @returns the rate with up to ten decimals and the day since when it is so; null when a rate is missing, or the result is none that can
 * be kept: never a silent 1
 */
export function crossRate(
  rates: readonly DatedExchange[],
  from: string,
  to: string,
  base: string,
  date: string,
): { rate: string; validFrom: string } | null {
  if (from === to) return { rate: '1', validFrom: date };
  const [source, target] = [worthOf(rates, from, base, date), worthOf(rates, to, base, date)];
  if (!source || !target || target.worth.lte(0)) return null;
  const rate = round(source.worth.div(target.worth), scale);
  if (rate.lte(0) || rate.gt(highest)) return null;
  const since = [source.validFrom, target.validFrom].filter((day) => day !== null).sort();
  return { rate: toPlain(rate), validFrom: since.at(-1) ?? date };
}

/** What a currency is worth in the base currency on a day; the base currency is worth one, since ever. */
function worthOf(
  rates: readonly DatedExchange[],
  currency: string,
  base: string,
  date: string,
): { worth: Decimal; validFrom: string | null } | null {
  if (currency === base) return { worth: decimal(1), validFrom: null };
  let newest: DatedExchange | null = null;
  for (const rate of rates) {
    const holds = rate.currency === currency && rate.validFrom <= date;
    if (holds && (newest === null || rate.validFrom > newest.validFrom)) newest = rate;
  }
  return newest && { worth: decimal(newest.rate), validFrom: newest.validFrom };
}
