import type { QuoteFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { type KeyRows, row } from './title-block.ts';

/** Categories of rates whose tax the customer accounts for. */
const moved = ['reverseCharge', 'intraCommunity'];

/** The customer's number for tax, where they account for it themselves. */
export function vatNumberRows(
  { customer, taxRates, totals }: Pick<QuoteFacts, 'customer' | 'taxRates' | 'totals'>,
  { words }: PaperWriting,
): KeyRows {
  const isMoved = totals.taxes.some(({ taxRateId }) =>
    taxRates.some(({ id, category }) => id === taxRateId && moved.includes(category)),
  );
  return isMoved && customer.vatNumber !== null ? [row(words.fact.vatNumber, customer.vatNumber)] : [];
}
