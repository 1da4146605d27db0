import { type TaxRateFacts, taxPercentFor } from '../figures/tax-percent-for.ts';
import { hasFigures, type LineValues } from '../line.ts';

/** What decides the tax of the lines of a project. */
export interface TaxBasis {
  rates: readonly TaxRateFacts[];
  /** The project's own rate. */
  projectRateId: string | null;
  /** The project as it is stored, with its lines by id; null while it never was. */
  stored: { projectRateId: string | null; lines: ReadonlyMap<string, LineValues> } | null;
}

/**
 * The percentage a line is taxed with; null where it has no figures. A line keeps the one it was saved with until its rate, or the project's
 * that it follows, is chosen again (domain reference 1.3). By the same rule in the browser and on the server.
 */
export function lineTax(
  line: Pick<LineValues, 'id' | 'type' | 'taxRateId'>,
  { rates, projectRateId, stored }: TaxBasis,
): string | null {
  if (!hasFigures(line.type)) return null;
  const old = stored?.lines.get(line.id);
  const followsSame = line.taxRateId !== null || stored?.projectRateId === projectRateId;
  const isKept = old?.taxPercent && old.taxRateId === line.taxRateId && followsSame;
  return isKept ? old.taxPercent : taxPercentFor(line.taxRateId, projectRateId, rates);
}
