import { number } from '../../facts/fields.ts';

/** What happens to the prices and costs of a copy: kept, read again from the rates, or the prices raised and the costs read again. */
export const copyPrices = ['keep', 'reread', 'raise'] as const;
export type CopyPrices = (typeof copyPrices)[number];

/** What a percentage by which prices are raised may be; a negative one lowers them. */
export const raisePercent = number({ min: '-100', max: '1000', scale: 4 });

/** How prices are copied. */
export interface PriceChoice {
  prices: CopyPrices;
  /** By how many percent they are raised; negative lowers them. */
  raisePercent?: string | null | undefined;
}
