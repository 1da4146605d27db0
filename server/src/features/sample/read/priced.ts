import type { Values } from '@mandate/contract/changes/merge.ts';
import { lineAmounts } from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { type LineTerms, manual, type SourcedLine } from '@mandate/contract/project/prices/line-source.ts';
import type { RateBook } from '../../../business/rate-book.ts';

/** A line of the files: its price and its cost are the amounts there, entered by hand (`manual`), or those of the rates (`rate`). */
type FileLine = LineValues & Record<'priceSource' | 'costSource', 'manual' | 'rate' | null>;

/** The project with the price, cost and net of each line, by the rates of its first day, and with its totals, all by the shared rules. */
export function priced(values: Values, book: RateBook, taxRates: readonly TaxRateFacts[]): Values {
  const terms = values as Values & LineTerms & { discountPercent: string | null; defaultTaxRateId: string | null };
  const { currency, discountPercent, defaultTaxRateId } = terms;
  const lines = (values.lines as FileLine[]).map((line) => {
    if (!hasFigures(line.type)) return line;
    const found = sourced(line, terms, book);
    const taxPercent = taxPercentFor(line.taxRateId, defaultTaxRateId, taxRates);
    return { ...found, taxPercent, ...lineAmounts(found, currency) };
  });
  const { taxes: _taxes, sections: _sections, ...totals } = totalsOf({ currency, discountPercent, lines });
  return { ...values, ...totals, linesWithoutCost: linesWithoutCost(lines, currency).length, lines };
}

function sourced({ priceSource, costSource, ...line }: FileLine, terms: LineTerms, book: RateBook): SourcedLine {
  const { currency, startDate: date, customerId, hoursPerDay } = terms;
  const { serviceId, personnelId, providerId, seniority, quantity } = line;
  const named = { serviceId, personnelId, providerId, seniority, customerId, projectId: null };
  const question = { ...named, date, unit: line.unit ?? '', quantity, hoursPerDay, currency };
  const found: SourcedLine = {
    ...line,
    costCurrency: costSource === 'manual' ? currency : null,
    priceSource: priceSource === 'manual' ? manual : null,
    costSource: costSource === 'manual' ? manual : null,
  };
  const price = priceSource === 'rate' && book.answer({ side: 'sell', ...question });
  if (price && 'amount' in price) Object.assign(found, { unitPrice: price.amount, priceSource: price.source });
  const cost = costSource === 'rate' && book.answer({ side: 'cost', ...question });
  if (cost && 'amount' in cost) {
    const fxRate = cost.currency === currency ? null : book.fxRate(cost.currency, currency, date);
    Object.assign(found, { unitCost: cost.amount, costCurrency: cost.currency, fxRate, costSource: cost.source });
  }
  return found;
}
