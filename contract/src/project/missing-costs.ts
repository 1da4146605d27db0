import { decimal } from '../decimal.ts';
import { hasCost, type LineFigures } from './line.ts';
import { lineCost } from './line-amounts.ts';

/**
 * The lines whose cost is not known although they cost something: nobody entered it and no rate gives it, or no exchange rate leads to the
 * project's currency. What is optional may lack it.
 */
export function linesWithoutCost<Line extends LineFigures>(lines: readonly Line[], currency: string): Line[] {
  return lines.filter((line) => hasCost(line.type) && !line.isOptional && lineCost(line, currency) === null);
}

/** Whether costs, and what is left of the net, are known at all: what is missing counts as nothing, and where all is missing nothing is known. */
export function isCostKnown(plannedCost: string, without: number): boolean {
  return without === 0 || !decimal(plannedCost).eq(0);
}
