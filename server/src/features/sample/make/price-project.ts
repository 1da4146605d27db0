import type { Values } from '@mandate/contract/changes/merge.ts';
import { lineAmounts } from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/missing-costs.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/figures/tax.ts';
import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';

export type TaxRates = readonly TaxRateFacts[];

/** The project with the percentage and net of each line and its totals, by the shared rules. */
export function priced(values: Values & { lines: LineValues[] }, rates: TaxRates): Values {
  const currency = String(values.currency);
  const projectRate = values.defaultTaxRateId as string | null;
  const lines = values.lines.map((line) => {
    if (!hasFigures(line.type)) return line;
    const taxPercent = taxPercentFor(line.taxRateId, projectRate, rates);
    return { ...line, taxPercent, ...lineAmounts(line, currency) };
  });
  const discountPercent = values.discountPercent as string | null;
  const { taxes: _taxes, sections: _sections, ...totals } = totalsOf({ currency, discountPercent, lines });
  return { ...values, ...totals, linesWithoutCost: linesWithoutCost(lines, currency).length, lines };
}
