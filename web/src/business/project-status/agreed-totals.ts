import { lineNet } from '@mandate/contract/project/figures/line-amounts.ts';
import { taxedTotals } from '@mandate/contract/project/figures/taxed-totals.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { toFixed } from '@mandate/contract/values/decimal.ts';
import type { StoredProject } from './use-step.ts';

/** What a project comes to once the options its customer ordered are part of its contract. */
interface AgreedTotals {
  currency: string;
  /** How many options join. */
  joining: number;
  /** What they add, by the discount of the whole. */
  joiningNet: string;
  gross: string;
}

/** @returns null for who does not see what the project comes to */
export function agreedTotals(project: StoredProject, ordered: readonly { id: string }[]): AgreedTotals | null {
  const { lines, currency, discountPercent, totals } = project as StoredProject & {
    lines?: LineValues[];
    currency: string;
    discountPercent: string | null;
    totals?: { contractNet?: string };
  };
  if (lines === undefined || totals?.contractNet === undefined) return null;
  const chosen = new Set(ordered.map(({ id }) => id));
  const joining = lines.filter(({ id, isOptional }) => isOptional && chosen.has(id));
  const billed = lines.flatMap((line) => {
    const net = line.isBillable && (!line.isOptional || chosen.has(line.id)) ? lineNet(line, currency) : null;
    return net === null ? [] : [{ taxRateId: line.taxRateId, taxPercent: line.taxPercent, net }];
  });
  const { contractNet, gross } = taxedTotals(billed, { currency, discountPercent });
  const digits = minorDigits(currency);
  return {
    currency,
    joining: joining.length,
    joiningNet: toFixed(contractNet.minus(totals.contractNet), digits),
    gross: toFixed(gross, digits),
  };
}
