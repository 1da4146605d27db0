import { decimal, round, toFixed } from '@mandate/contract/values/decimal.ts';
import { noValue, percentText } from '../../ui/values/value-texts.ts';

/** A percentage of one decimal, as strips and bars show it. */
export function shortPercent(percent: string | null, numberFormat: string): string {
  return percent === null ? noValue : percentText(toFixed(round(decimal(percent), 1), 1), numberFormat);
}
