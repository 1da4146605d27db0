import type { Values } from '../../changes/merge.ts';
import { minorDigits } from '../../values/currencies.ts';
import { decimal, round, toPlain } from '../../values/decimal.ts';
import { mayBePricedLater } from '../line/line-errors.ts';
import { hasCost } from '../line.ts';
import { convertedPrice } from '../prices/currency-change.ts';
import type { CarriedPrice, CopyContext } from './copy-context.ts';
import type { PriceChoice } from './price-choice.ts';

/** The price and cost of a line in the copy; what is null is found by the rates. */
export interface CopiedPrices {
  figures: { unitPrice?: string | null; unitCost?: string | null; costCurrency?: string | null };
  /** What became of a price that somebody typed and that is not read again; null for others. */
  typed: CarriedPrice['code'] | 'priceNotConverted' | null;
}

/**
 * The figures a line begins with in the copy. What the source does not tell its reader, the copy does not say either.
 * @param source the line as it is read
 * @param line the line as it is copied, whose service or person may have been left behind
 * @param currency of the source
 * @param into the currency of the copy: a typed price is converted into it, and is none where no exchange rate is known
 */
export function copiedPrices(
  source: Values,
  line: Values,
  choice: PriceChoice,
  currency: string,
  into: CopyContext['currency'],
): CopiedPrices {
  const figures: CopiedPrices['figures'] = {};
  let typed: CopiedPrices['typed'] = null;
  if ('unitPrice' in source) {
    const price = source.unitPrice as string | null;
    const isRated = mayBePricedLater(line as unknown as Parameters<typeof mayBePricedLater>[0]);
    const isRead = choice.prices === 'reread' && isRated && !isManual(source.priceSource);
    if (isRead || price === null) figures.unitPrice = null;
    else if (into.code !== currency) {
      figures.unitPrice = inCurrency(price, into.rate);
      typed = figures.unitPrice === null ? 'priceNotConverted' : 'priceConverted';
    } else if (choice.prices === 'raise') figures.unitPrice = raised(price, choice.raisePercent ?? '0', currency);
    else {
      figures.unitPrice = price;
      typed = choice.prices === 'reread' && isRated ? 'priceKept' : null;
    }
  }
  if ('unitCost' in source) {
    const isKept = choice.prices === 'keep' || !hasCost(line.type as never) || isManual(source.costSource);
    const own = source.unitCost === null || into.code === currency ? null : currency;
    figures.unitCost = isKept ? (source.unitCost as string | null) : null;
    // A cost is in the currency it was entered in, whatever the copy's is.
    figures.costCurrency = isKept ? ((source.costCurrency ?? own) as string | null) : null;
  }
  return { figures, typed };
}

/** A price in the currency of the copy; null where no exchange rate is known, unless it is nothing in every currency. */
function inCurrency(price: string, rate: string | null): string | null {
  if (decimal(price).eq(0)) return price;
  return rate === null ? null : convertedPrice(price, rate);
}

/** A price raised by a percentage, rounded to the minor unit of its currency; by nothing it is the same to its last decimal. */
function raised(price: string | null, percent: string, currency: string): string | null {
  if (price === null || decimal(percent).eq(0)) return price;
  return toPlain(round(decimal(price).times(decimal(100).plus(percent)).div(100), minorDigits(currency)));
}

/** A figure of which no rate is known was typed. */
function isManual(source: unknown): boolean {
  return (
    (source as { rule?: string } | null | undefined)?.rule === undefined ||
    (source as { rule: string }).rule === 'manual'
  );
}
