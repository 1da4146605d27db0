import type { RateSource } from '../project/prices/rate-resolution.ts';

/** Where the cost of an entry comes from: what was typed at its line for who delivers it, or a rate of the day it was worked on. */
export type CostSource =
  | { rule: 'line'; unit: 'hour' | 'day'; hoursPerDay: string }
  | (Omit<RateSource, 'tried' | 'rule'> & { rule: Exclude<RateSource['rule'], 'manual'> });
