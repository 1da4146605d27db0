import type { Priced, Totals } from '@mandate/contract/project/figures/totals.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { type EditLine, isBlank } from '../lines/edit-line.ts';
import { firstLine } from '../lines/line-field-label.ts';
import { lineNumbers } from '../lines/pricing/line-views.ts';
import type { PricedLines } from '../lines/pricing/priced-lines.ts';

/** A project as it stands on the screen, for explaining what it comes to. */
export interface ExplainedProject extends Priced {
  lines: readonly EditLine[];
  totals: Totals;
  /** Something was typed that is not saved. */
  isUnsaved: boolean;
  /** The numbers of lines, by id. */
  numbers: ReadonlyMap<string, string>;
}

/** The project of the lines on the screen; what nothing was written on is no line yet. */
export function explainedProject(
  { lines, currency, totals }: PricedLines,
  { discountPercent, isUnsaved }: Pick<ExplainedProject, 'discountPercent' | 'isUnsaved'>,
): ExplainedProject {
  const numbers = lineNumbers(lines);
  return {
    currency,
    totals,
    isUnsaved,
    // What is typed may be no figure yet.
    discountPercent: discountPercent !== null && isDecimalText(discountPercent) ? discountPercent : null,
    lines: lines.map(({ counted }) => counted).filter((line) => !isBlank(line)),
    numbers: new Map(lines.map(({ line }, at) => [line.id, numbers[at] ?? ''])),
  };
}

/** What is written on a line; null where nothing is. */
export function lineText({ lines }: ExplainedProject, id: string): string | null {
  return firstLine(lines.find((line) => line.id === id)?.description) || null;
}
