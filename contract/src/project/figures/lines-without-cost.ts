import { hasCost, type LineFigures } from '../line.ts';
import { type LineMoney, lineMoney } from './line-amounts.ts';

/**
 * The lines whose cost is not known although they cost something: nobody entered it and no rate gives it, or no exchange rate leads to the
 * project's currency. What is optional may lack it.
 */
export function linesWithoutCost<Line extends LineFigures>(
  lines: readonly Line[],
  currency: string,
  moneyOf: (line: Line, currency: string) => LineMoney = lineMoney,
): Line[] {
  return lines.filter((line) => hasCost(line.type) && !line.isOptional && moneyOf(line, currency).cost === null);
}
