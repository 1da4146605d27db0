import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { scheduleOn } from '@mandate/contract/time/capacity.ts';
import { weekHours } from '@mandate/contract/time/week-hours.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';

/** The person with the weekly hours of the schedule that holds on a day; where none does, they stay as they were entered. */
export function withScheduledHours(values: Values, day: PlainDate): Values {
  const hours = scheduledHoursOn(values, day);
  return hours === null ? values : { ...values, weeklyHours: hours };
}

/**
 * Why other weekly hours than those of the schedule that holds are not taken: they would be lost without a word.
 * @param before the person as stored; of a new one the hours are a proposal of the parameters, which a schedule takes the place of
 */
export function hoursErrors(before: Values | undefined, wanted: Values, day: PlainDate): FieldError[] {
  const hours = scheduledHoursOn(wanted, day);
  const isTyped = before !== undefined && !isSame(before.weeklyHours, wanted.weeklyHours);
  if (hours === null || !isTyped || isSame(hours, wanted.weeklyHours)) return [];
  return [fieldError('weeklyHours', 'hoursBySchedule')];
}

/** The hours a week has by the schedule that holds on a day; null where none does. */
function scheduledHoursOn(values: Values, day: PlainDate): string | null {
  const rows = rowsOf(values, 'schedules').filter(
    (row): row is Values & { validFrom: string } => typeof row.validFrom === 'string',
  );
  const holds = scheduleOn(rows, day);
  return holds ? weekHours(holds) : null;
}
