import type { Mover, Period } from '@mandate/contract/overview/dashboard.ts';
import { toFixed, zero } from '@mandate/contract/values/decimal.ts';
import { type PlannedOf, plannedIn, shareOf } from './planned.ts';
import { plannedProjects } from './planned-projects.ts';

/** Nobody moved it most who has less than this part of the change. */
const leastPart = 5;

/**
 * Who moved the planned revenue most: of those who moved it the way it went the one with the most.
 * @param now what is planned with each customer in a period
 * @param before the same of the period it is compared with
 * @param digits minor digits of the base currency
 * @returns null where nothing changed, or nobody has a fifth of the change
 */
export function moverOf(
  now: readonly PlannedOf[],
  before: readonly PlannedOf[],
  period: Period,
  digits: number,
): Mover | null {
  const was = plannedIn(before).revenue;
  const whole = plannedIn(now).revenue.minus(was);
  const names = new Map([...before, ...now].map(({ id, label }) => [id, label]));
  const revenueOf = (some: readonly PlannedOf[], id: string | null) =>
    some.find((one) => one.id === id)?.revenue ?? zero;
  const [first] = [...names]
    .map(([id, label]) => ({ id, label, by: revenueOf(now, id).minus(revenueOf(before, id)) }))
    .filter(({ by }) => by.times(whole).gt(0))
    .toSorted((one, other) => other.by.abs().cmp(one.by.abs()));
  if (!first || first.by.abs().times(leastPart).lt(whole.abs())) return null;
  const { id, label, by } = first;
  return {
    id,
    label,
    by: toFixed(by, digits),
    whole: toFixed(whole, digits),
    percent: shareOf(whole, was),
    list: plannedProjects(period, { customerId: id }),
  };
}
