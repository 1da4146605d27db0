import type { Counted } from '../../../contract/shop-calls.ts';

/** What was counted, as choices to tick. */
export function choicesOf(counted: readonly Counted[]): { value: string; label: string; count: number }[] {
  return counted.map(({ title, product }) => ({ value: title, label: title, count: product }));
}
