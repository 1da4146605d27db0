import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { scheduleOn } from '@mandate/contract/time/capacity.ts';
import { weekHours } from '@mandate/contract/time/week-hours.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';

/** The person with the weekly hours of the schedule that holds on a day; where none does, they stay as they were entered. */
export function withScheduledHours(values: Values, day: PlainDate): Values {
  const rows = rowsOf(values, 'schedules').filter(
    (row): row is Values & { validFrom: string } => typeof row.validFrom === 'string',
  );
  const holds = scheduleOn(rows, day);
  return holds ? { ...values, weeklyHours: weekHours(holds) } : values;
}
