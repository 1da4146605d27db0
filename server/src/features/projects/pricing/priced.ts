import type { Values } from '@mandate/contract/changes/merge.ts';
import { lineAmounts } from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Database } from '../../../database/database.ts';
import { sql } from '../../../database/queries/sql.ts';
import { refuseFields } from '../../../http/refusal.ts';
import type { Saving } from '../../../records/write/begin-save.ts';

/** The largest amount a line or a total may come to; what the columns hold. */
const largest = decimal('999999999999999');

/** Every tax rate with what decides the tax of lines. */
export async function taxRates(db: Database): Promise<TaxRateFacts[]> {
  const rows = await sql<TaxRateFacts>`select id, trim_scale(percent)::text as percent,
    is_default and deleted_at is null as "isDefault"
    from tax_rates order by code`.execute(db);
  return rows;
}

/**
 * The wanted project with the percentage and the amounts of each line and its totals (domain reference 2.11).
 * @throws Refusal validationFailed for lines and totals that cannot be stored
 */
export function priced({ wanted, stored }: Saving, rates: readonly TaxRateFacts[]): Values {
  const currency = String(wanted.currency);
  const before = new Map(((stored?.values.lines ?? []) as LineValues[]).map((line) => [line.id, line]));
  const projectRate = wanted.defaultTaxRateId as string | null;
  const projectRateKept = stored !== null && stored.values.defaultTaxRateId === projectRate;
  const lines = (wanted.lines as LineValues[]).map((line) => {
    if (!hasFigures(line.type))
      return { ...line, taxPercent: null, net: null, cost: null, margin: null, marginPercent: null };
    const old = before.get(line.id);
    // A line keeps the percentage it was saved with until its rate, or the project's that it follows, is chosen again.
    const isKept = old?.taxPercent && old.taxRateId === line.taxRateId && (line.taxRateId !== null || projectRateKept);
    const taxPercent = isKept ? old.taxPercent : taxPercentFor(line.taxRateId, projectRate, rates);
    return { ...line, taxPercent, ...lineAmounts(line, currency) };
  });
  const discountPercent = wanted.discountPercent as string | null;
  const { taxes: _taxes, sections: _sections, ...totals } = totalsOf({ currency, discountPercent, lines });
  refuseFields([
    ...lines.flatMap(({ unitPrice }, index) => (isTooLarge(unitPrice) ? [outOfRange(`lines.${index}.unitPrice`)] : [])),
    ...lines.flatMap(({ net }, index) => (isTooLarge(net) ? [outOfRange(`lines.${index}.quantity`)] : [])),
    ...lines.flatMap(({ cost }, index) => (isTooLarge(cost) ? [outOfRange(`lines.${index}.unitCost`)] : [])),
  ]);
  if (Object.values(totals).some(isTooLarge)) refuseFields([outOfRange('lines')]);
  return { ...wanted, ...totals, linesWithoutCost: linesWithoutCost(lines, currency).length, lines };
}

function isTooLarge(amount: string | null): boolean {
  return amount !== null && decimal(amount).abs().gt(largest);
}

function outOfRange(field: string) {
  return fieldError(field, 'numberOutOfRange', { min: 0, max: largest.toFixed(), context: 'orLess' });
}
