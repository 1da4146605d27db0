import { lineNet } from '@mandate/contract/project/figures/line-amounts.ts';
import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { toFixed } from '@mandate/contract/values/decimal.ts';
import { decisionOf, type NotCarriedGroup } from './not-carried-groups.ts';
import type { CopyLine, CopyProject } from './use-prepared-copy.ts';

/**
 * The prepared copy with what was decided: prices kept where no rate was found, and what the project then comes to. Costs and margins are
 * those the reader sees.
 * @param sources the lines those of the copy were copied from, in their order
 */
export function decidedCopy(
  prepared: CopyProject,
  sources: readonly (CopyLine | undefined)[],
  groups: readonly NotCarriedGroup[],
  decided: readonly string[],
): CopyProject {
  const kept = new Set(
    groups.flatMap((group) =>
      group.code === 'rateMissing' && decisionOf(group, decided) === 'keepPrice' ? group.lines : [],
    ),
  );
  if (kept.size === 0) return prepared;
  const currency = String(prepared.currency);
  const lines = prepared.lines.map((line, index) => {
    const unitPrice = sources[index]?.unitPrice ?? null;
    if (!kept.has(index) || unitPrice === null) return line;
    const net = lineNet({ ...line, unitPrice }, currency);
    return { ...line, unitPrice, net: net && toFixed(net, minorDigits(currency)) };
  });
  const totals = totalsOf({ currency, discountPercent: (prepared.discountPercent ?? null) as string | null, lines });
  const seen = Object.keys(prepared.totals ?? {}) as (keyof typeof totals)[];
  return { ...prepared, lines, totals: Object.fromEntries(seen.map((name) => [name, totals[name]])) };
}
