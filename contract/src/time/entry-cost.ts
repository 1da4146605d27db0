import { decimal, round, toFixed } from '../values/decimal.ts';
import { hour } from './duration.ts';

/** What an entry is paid for by: a rate of the day it was worked on. */
export interface CostRate {
  /** For one unit, in its own currency. */
  unitCost: string;
  unit: 'hour' | 'day';
  /** Hours of a working day of the project. */
  hoursPerDay: string;
  /** What its currency was worth that day in the currency of the project, and in the base currency of the firm. */
  fxRate: string;
  fxRateBase: string;
}

/**
 * What an entry costs (delivery reference 5.1): seconds × cost of a unit × rate of exchange ÷ seconds of the unit, rounded once.
 * @param digits decimals of the project's currency and of the base currency
 * @returns decimal strings in the project's currency and in the base currency
 */
export function entryCost(
  seconds: number,
  { unitCost, unit, hoursPerDay, fxRate, fxRateBase }: CostRate,
  digits: { project: number; base: number },
): { cost: string; costBase: string } {
  const ofUnit = unit === 'day' ? decimal(hoursPerDay).times(hour) : decimal(hour);
  const exact = (rate: string) => decimal(seconds).times(unitCost).times(rate).div(ofUnit);
  return {
    cost: toFixed(round(exact(fxRate), digits.project), digits.project),
    costBase: toFixed(round(exact(fxRateBase), digits.base), digits.base),
  };
}
