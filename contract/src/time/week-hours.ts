import type { Values } from '../changes/merge.ts';
import { decimal } from '../values/decimal.ts';
import { scheduleDays } from './capacity.ts';

/** Hours of a week of a schedule; what is not a figure yet counts nothing. */
export function weekHours(schedule: Values): string {
  const sum = scheduleDays.reduce((hours, day) => hours.plus(hoursOf(schedule[day])), decimal('0'));
  return sum.toString();
}

function hoursOf(value: unknown): string {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? value : '0';
}
