import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';

/** What a shortened figure is counted in. */
export type Scale = 'one' | 'thousand' | 'million' | 'billion';

const scales: readonly (readonly [Scale, number])[] = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
];

/**
 * An amount in three digits, for tiles and axes: 5,790,123.45 is 5.79 million. The exact one must be a step away.
 * @param amount a decimal
 * @returns a decimal text, and what it counts
 */
export function shortMetric(amount: string): { value: string; scale: Scale } {
  const size = decimal(amount).abs();
  // What three digits would round up to a thousand of one scale is one of the next: 999,950 is 1.00 million.
  const [scale, unit] = scales.find(([, unit]) => size.gte(unit * 0.9995)) ?? (['one', 1] as const);
  if (unit === 1) return { value: toFixed(decimal(amount), 0), scale };
  const scaled = decimal(amount).div(unit);
  const whole = toFixed(scaled.abs(), 2).indexOf('.');
  return { value: toFixed(scaled, Math.max(0, 3 - whole)), scale };
}
