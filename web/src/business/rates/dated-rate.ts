import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rateScope } from '@mandate/contract/entities/rate.ts';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';

/** What a rate is for: what is sold, or what it costs. */
export type RateSide = 'sell' | 'cost';

/** What a rate may depend on, of which an editor shows its own. */
export type RateBearer = 'customer' | 'provider' | 'personnel' | 'service' | 'project';

/** A rate as its replies carry it. */
export interface DatedRate extends StoredRecord {
  side: RateSide;
  amount: string;
  currency: string;
  unit: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
  seniority: string | null;
  minQuantity: string | null;
  note: string | null;
  name: string;
  personnel?: Referred | null;
  provider?: Referred | null;
  customer?: Referred | null;
  service?: Referred | null;
  project?: Referred | null;
}

/** When a rate holds, seen from a day. */
export type RateTime = 'past' | 'present' | 'coming';

const sidesOf: Record<RateBearer, readonly RateSide[]> = {
  customer: ['sell'],
  provider: ['cost'],
  personnel: ['sell', 'cost'],
  service: ['sell', 'cost'],
  project: ['sell', 'cost'],
};

const grantOf = { sell: 'seeRates', cost: 'seeCosts' } as const;

/** The sides of a record's rates that a reader sees; none means there is nothing to show. */
export function rateSidesFor(bearer: RateBearer, reader: Reader): readonly RateSide[] {
  return sidesOf[bearer].filter((side) => reader.grants.includes(grantOf[side]));
}

/** Whether a rate held before a day, holds on it or will hold. Both of its ends are inclusive. */
export function timeOf({ validFrom, validTo }: Pick<DatedRate, 'validFrom' | 'validTo'>, day: PlainDate): RateTime {
  if (validTo !== null && validTo < day) return 'past';
  return validFrom > day ? 'coming' : 'present';
}

/** Whether two rates are rates of the same thing, of which only one holds on a day. */
export function isOfSame(one: Values, other: Values): boolean {
  return rateScope.every((name) => (one[name] || null) === (other[name] || null));
}

/**
 * The rate that a new one would overlap and that can end the day before, so that both stand; none, when none begins earlier.
 * @param wanted the new rate as it is typed
 */
export function rateToEnd(rates: readonly DatedRate[], wanted: Values): { rate: DatedRate; validTo: PlainDate } | null {
  const from = String(wanted.validFrom ?? '');
  if (!/^\d{4}-\d\d-\d\d$/.test(from)) return null;
  const rate = rates.find(
    (one) =>
      one.id !== wanted.id &&
      one.validFrom < from &&
      (one.validTo === null || one.validTo >= from) &&
      isOfSame(one as unknown as Values, wanted),
  );
  return rate ? { rate, validTo: addDays(from, -1) } : null;
}
