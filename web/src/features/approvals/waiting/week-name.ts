import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { weekSpan } from '../../../business/time/week-span.ts';
import type { Formats } from '../../../ui/values/formats.ts';

/** A week as it is spoken of among those of others: `Kofi Adeyemi, 23 – 29 Nov 2026`. */
export function weekName(
  { personnelLabel, week }: Pick<WaitingWeek, 'personnelLabel' | 'week'>,
  formats: Formats,
): string {
  return `${personnelLabel}, ${weekSpan(week, formats)}`;
}
