import type { Values } from '@mandate/contract/changes/merge.ts';
import type { TaxRateFacts } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { mayBePricedLater } from '@mandate/contract/project/line/line-errors.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { fromOffer, rateQuestion } from '@mandate/contract/project/prices/line-rates.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { RateBook } from '../../../business/rate-book.ts';
import type { Stored } from '../../../records/read/stored.ts';
import { priced } from '../pricing/priced.ts';
import { termsOf } from '../pricing/rated-lines.ts';

type Side = 'sell' | 'cost';

/** What a line was given when its rates were read again, and what it held before. */
export interface LineChange {
  id: string;
  before: Partial<LineValues>;
  after: Partial<LineValues>;
}

/** What prices and costs are read with. */
export interface Rereading {
  book: RateBook;
  sides: readonly Side[];
  /** Whether a price or a cost is to be read again. @param date of the line, by which its rate is chosen */
  isMeant: (rateId: string | null, date: string) => boolean;
  taxes: readonly TaxRateFacts[];
}

/**
 * A project with prices and costs of its lines read again: of those that rates gave. What was entered by hand stays, and so does what no rate
 * gives any more.
 */
export function repriced(
  stored: Stored,
  { book, sides, isMeant, taxes }: Rereading,
): { wanted: Values; changes: LineChange[] } {
  const terms = termsOf(stored.values);
  const changes: LineChange[] = [];
  const lines = ((stored.values.lines ?? []) as LineValues[]).map((line) => {
    const date = line.startDate ?? terms.startDate ?? book.today;
    const after: Partial<LineValues> = {};
    for (const side of sides) {
      const source = side === 'sell' ? line.priceSource : line.costSource;
      const isRated = mayBePricedLater(line) && source !== null && source.rule !== 'manual';
      if (isRated && isMeant(source.rateId, date)) Object.assign(after, readAgain(line, side));
    }
    if (Object.keys(after).length === 0) return line;
    const before = Object.fromEntries(
      Object.keys(after).map((name) => [name, line[name as keyof LineValues]]),
    ) as Partial<LineValues>;
    changes.push({ id: line.id, before, after });
    return { ...line, ...after };
  });
  if (changes.length === 0) return { wanted: stored.values, changes };
  return { wanted: withTotals(stored, lines, taxes), changes };

  function readAgain(line: LineValues, side: Side): Partial<LineValues> {
    const offer = book.answer({ side, ...rateQuestion(line, terms, stored.id) });
    if (!('amount' in offer)) return {};
    const [amount, currency] = side === 'sell' ? [line.unitPrice, terms.currency] : [line.unitCost, line.costCurrency];
    if (amount !== null && currency === offer.currency && decimal(amount).eq(offer.amount)) return {};
    if (side === 'sell') return fromOffer(side, offer);
    const isForeign = offer.currency !== terms.currency;
    const fxRate = isForeign ? book.fxRate(offer.currency, terms.currency, line.startDate ?? terms.startDate) : null;
    return isForeign && fxRate === null ? {} : { ...fromOffer(side, offer), fxRate };
  }
}

/** A project with other lines, and what they come to. @throws Refusal validationFailed for figures that cannot be stored */
export function withTotals(
  { id, ...stored }: Stored,
  lines: readonly LineValues[],
  taxes: readonly TaxRateFacts[],
): Values {
  const sent = { id, version: stored.version, values: {}, beside: {}, errors: [], bodyHash: '' };
  return priced({ id, stored: { id, ...stored }, wanted: { ...stored.values, lines }, sent, isRepeat: false }, taxes);
}
