import type { Values } from '../../changes/merge.ts';
import type { LineValues } from '../line.ts';
import { lineAmounts } from './line-amounts.ts';
import { linesWithoutCost } from './lines-without-cost.ts';
import { totalsOf } from './totals.ts';

/**
 * The percentage and the amounts of each line of a project, and its totals (domain reference 2.11).
 * @param taxOf the percentage of a line
 */
export function projectFigures(values: Values, taxOf: (line: LineValues) => string | null) {
  const { currency, discountPercent } = values as { currency: string; discountPercent: string | null };
  const lines = (values.lines as LineValues[]).map((line) => {
    return { ...line, taxPercent: taxOf(line), ...lineAmounts(line, currency) };
  });
  const { taxes: _taxes, sections: _sections, ...totals } = totalsOf({ currency, discountPercent, lines });
  return { totals, linesWithoutCost: linesWithoutCost(lines, currency).length, lines };
}
