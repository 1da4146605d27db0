/** What of a tax rate decides a line's percentage. */
export interface TaxRateFacts {
  id: string;
  percent: string;
  isDefault: boolean;
}

/**
 * The percentage a line is taxed with: its own rate, else the project's, else the firm's default, else none.
 * The result is kept on the line, so that a later change of a rate alters no project unseen (domain reference 1.3).
 */
export function taxPercentFor(
  lineRateId: string | null,
  projectRateId: string | null,
  rates: readonly TaxRateFacts[],
): string {
  const chosen = lineRateId ?? projectRateId;
  const rate = chosen === null ? rates.find(({ isDefault }) => isDefault) : rates.find(({ id }) => id === chosen);
  return rate?.percent ?? '0';
}
