import type { Values } from '@mandate/contract/changes/merge.ts';
import { projectFigures } from '@mandate/contract/project/figures/project-figures.ts';
import type { TaxRateFacts } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { lineTax } from '@mandate/contract/project/line/line-tax.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { manual } from '@mandate/contract/project/prices/line-pricing.ts';
import { fromOffer, type LineTerms, rateQuestion } from '@mandate/contract/project/prices/line-rates.ts';
import type { RateBook } from '../../../business/rate-book.ts';

/** A line of the files: its price and its cost are the amounts there, entered by hand (`manual`), or those of the rates (`rate`). */
type FileLine = Omit<LineValues, 'priceSource' | 'costSource'> &
  Record<'priceSource' | 'costSource', 'manual' | 'rate' | null>;

/** The project with the price, cost and net of each line, by the rates of its first day, and with its totals, all by the shared rules. */
export function priced(values: Values, book: RateBook, rates: readonly TaxRateFacts[]): Values {
  const terms = values as Values & LineTerms;
  const projectRateId = values.defaultTaxRateId as string | null;
  const lines = (values.lines as FileLine[]).map((line) => (hasFigures(line.type) ? sourced(line, terms, book) : line));
  const { totals, ...figures } = projectFigures({ ...values, lines }, (line) =>
    lineTax(line, { rates, projectRateId, stored: null }),
  );
  return { ...values, ...totals, ...figures };
}

function sourced({ priceSource, costSource, ...line }: FileLine, terms: LineTerms, book: RateBook): LineValues {
  const { currency, startDate: date } = terms;
  const { unitCost } = line;
  const isTyped = costSource === 'manual' && unitCost !== null;
  const found: LineValues = {
    ...line,
    priceSource: priceSource === 'manual' ? manual : null,
    costSource: null,
    ...fromOffer('cost', isTyped ? { amount: unitCost, currency, source: manual } : null),
  };
  const question = { ...rateQuestion(found, terms, null), date };
  const price = priceSource === 'rate' && book.answer({ side: 'sell', ...question });
  if (price && 'amount' in price) Object.assign(found, fromOffer('sell', price));
  const cost = costSource === 'rate' && book.answer({ side: 'cost', ...question });
  if (cost && 'amount' in cost) {
    const fxRate = cost.currency === currency ? null : book.fxRate(cost.currency, currency, date);
    Object.assign(found, fromOffer('cost', cost), { fxRate });
  }
  return found;
}
