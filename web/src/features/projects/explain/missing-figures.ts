import type { LeftOutReason } from '@mandate/contract/project/figures/explain.ts';
import { currencyOfCost } from '@mandate/contract/project/figures/line-amounts.ts';
import { hasCost, hasFigures } from '@mandate/contract/project/line.ts';
import type { EditLine } from '../lines/edit-line.ts';

/** What lines may lack that counts in totals. */
export type Lack = Extract<LeftOutReason, 'noPrice' | 'noCost' | 'noExchangeRate'>;

/** Lines that lack the same, by the cell to write it in. */
export interface Lacking {
  reason: Lack;
  field: 'unitPrice' | 'unitCost' | 'costCurrency';
  lineIds: string[];
}

const fields = { noPrice: 'unitPrice', noCost: 'unitCost', noExchangeRate: 'costCurrency' } as const;

/**
 * Which lines lack a price, a cost or an exchange rate; optional ones may.
 * @param sees what of it may be told
 */
export function missingFigures(
  lines: readonly EditLine[],
  currency: string,
  sees: { prices: boolean; costs: boolean },
): Lacking[] {
  const counted = lines.filter((line) => !line.isOptional && hasFigures(line.type));
  const costing = counted.filter((line) => hasCost(line.type));
  const found: Record<Lack, EditLine[]> = {
    noPrice: sees.prices ? counted.filter((line) => line.isBillable && line.unitPrice === null) : [],
    noCost: sees.costs ? costing.filter((line) => line.unitCost === null) : [],
    noExchangeRate: sees.costs
      ? costing.filter(
          (line) => line.unitCost !== null && currencyOfCost(line, currency) !== currency && line.fxRate === null,
        )
      : [],
  };
  return (Object.keys(found) as Lack[])
    .filter((reason) => found[reason].length > 0)
    .map((reason) => ({ reason, field: fields[reason], lineIds: found[reason].map(({ id }) => id) }));
}
