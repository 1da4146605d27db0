import { secondsOfDay, type TimeSteps } from '@mandate/contract/time/duration.ts';
import { decimal, round } from '@mandate/contract/values/decimal.ts';
import type { RowFacts } from '../state/week-work.ts';

/** By how many seconds one press changes the time of a line: a step of its day where it is sold by days, else minutes. */
export function stepOf(row: RowFacts, { minutes, day }: TimeSteps): number {
  return row.unit === 'day' ? Number(round(decimal(day).times(secondsOfDay(row)), 0)) : minutes * 60;
}
