import { minorDigits } from '../../values/currencies.ts';
import { decimal, round, toPlain } from '../../values/decimal.ts';

/** What prices may be rounded to, in units of their currency. */
export const roundingSteps = ['0.01', '0.05', '0.1', '0.5', '1', '5', '10', '50'] as const;
export type RoundingStep = (typeof roundingSteps)[number];

/** By how much prices are raised: by per cent or by an amount in their own currency, negative lowers them. */
export interface RaiseTerms {
  percent: string | null;
  amount: string | null;
  /** What prices are rounded to, by currency; others to the smallest unit of theirs. */
  roundTo: Readonly<Partial<Record<string, RoundingStep>>>;
}

/** Why a price cannot be raised. */
export type RaiseProblem = 'raiseToNothing' | 'raiseTooLarge';

/** The highest price a rate holds. */
const highest = decimal('999999999999');

/** A price raised and rounded, half a step upwards; or why it cannot be. What costs nothing stays free where it is raised by per cent. */
export function raisedPrice(
  price: string,
  currency: string,
  { percent, amount, roundTo }: RaiseTerms,
): { amount: string } | { problem: RaiseProblem } {
  const raised =
    percent === null ? decimal(price).plus(amount ?? '0') : decimal(price).times(decimal(100).plus(percent)).div(100);
  const step = decimal(roundTo[currency] ?? smallestUnit(currency));
  const after = round(raised.div(step), 0).times(step);
  if (after.gt(highest)) return { problem: 'raiseTooLarge' };
  if (after.lte(0) && !(percent !== null && decimal(price).eq(0))) return { problem: 'raiseToNothing' };
  return { amount: toPlain(after) };
}

/** The steps a currency has coins for. */
export function stepsFor(currency: string): RoundingStep[] {
  return roundingSteps.filter((step) => isStepOf(step, currency));
}

/** Whether a step is no smaller than the smallest unit of a currency. */
export function isStepOf(step: string, currency: string): boolean {
  return decimal(step).gte(smallestUnit(currency));
}

function smallestUnit(currency: string): string {
  const digits = minorDigits(currency);
  return digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`;
}
