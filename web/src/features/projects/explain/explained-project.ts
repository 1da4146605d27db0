import type { Priced, Totals } from '@mandate/contract/project/figures/totals.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { type EditLine, isBlank, readable } from '../lines/edit-line.ts';
import { firstLine } from '../lines/line-field-label.ts';
import type { LineView } from '../lines/pricing/priced-lines.ts';

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
  views: readonly LineView[],
  rest: Pick<ExplainedProject, 'currency' | 'discountPercent' | 'totals' | 'isUnsaved'>,
): ExplainedProject {
  const { discountPercent } = rest;
  return {
    ...rest,
    // What is typed may be no figure yet.
    discountPercent: discountPercent !== null && isDecimalText(discountPercent) ? discountPercent : null,
    lines: views.map(({ line }) => readable(line)).filter((line) => !isBlank(line)),
    numbers: new Map(views.map(({ id, number }) => [id, number])),
  };
}

/** What is written on a line; null where nothing is. */
export function lineText({ lines }: ExplainedProject, id: string): string | null {
  return firstLine(lines.find((line) => line.id === id)?.description) || null;
}
