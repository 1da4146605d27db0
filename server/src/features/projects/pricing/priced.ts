import type { Values } from '@mandate/contract/changes/merge.ts';
import { projectFigures } from '@mandate/contract/project/figures/project-figures.ts';
import type { TaxRateFacts } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { lineTax, type TaxBasis } from '@mandate/contract/project/line/line-tax.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
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
  const basis: TaxBasis = {
    rates,
    projectRateId: wanted.defaultTaxRateId as string | null,
    stored: stored && {
      projectRateId: stored.values.defaultTaxRateId as string | null,
      lines: new Map(((stored.values.lines ?? []) as LineValues[]).map((line) => [line.id, line])),
    },
  };
  const { lines, totals, linesWithoutCost } = projectFigures(wanted, (line) => lineTax(line, basis));
  refuseFields([
    ...lines.flatMap(({ unitPrice }, index) => (isTooLarge(unitPrice) ? [outOfRange(`lines.${index}.unitPrice`)] : [])),
    ...lines.flatMap(({ net }, index) => (isTooLarge(net) ? [outOfRange(`lines.${index}.quantity`)] : [])),
    ...lines.flatMap(({ cost }, index) => (isTooLarge(cost) ? [outOfRange(`lines.${index}.unitCost`)] : [])),
  ]);
  if (Object.values(totals).some(isTooLarge)) refuseFields([outOfRange('lines')]);
  return { ...wanted, ...totals, linesWithoutCost, lines };
}

function isTooLarge(amount: string | null): boolean {
  return amount !== null && decimal(amount).abs().gt(largest);
}

function outOfRange(field: string) {
  return fieldError(field, 'numberOutOfRange', { min: 0, max: largest.toFixed(), context: 'orLess' });
}
