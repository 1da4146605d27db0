import type { RefusalParams } from '../replies/refusals.ts';
import { decimal } from './decimal.ts';

/** The least and the greatest value allowed; `above` is itself not allowed. Decimal strings or numbers. */
interface Range {
  min?: number | string | undefined;
  above?: number | string | undefined;
  max: number | string;
}

/** A bound nobody meets in daily work: that of storage, which helps nobody as half of "between". */
const farAway = 1_000_000;

/**
 * The parameters of `numberOutOfRange` for a value that is not in its range: both bounds, and as `context` which of them is told alone
 * ("Enter 0 or less.") where the other is far away or is not allowed itself. Null for a value inside.
 */
export function outOfRange(value: number | string, { min, above, max }: Range): RefusalParams | null {
  const isTooHigh = decimal(value).gt(max);
  const isTooLow = above === undefined ? decimal(value).lt(min ?? `-${max}`) : decimal(value).lte(above);
  if (!isTooHigh && !isTooLow) return null;
  const bounds = { min: above ?? min ?? `-${max}`, max };
  const isNear = above === undefined && [bounds.min, max].every((bound) => decimal(bound).abs().lt(farAway));
  if (isNear) return bounds;
  if (isTooHigh) return { ...bounds, context: 'orLess' };
  return { ...bounds, context: above === undefined ? 'orMore' : 'above' };
}
