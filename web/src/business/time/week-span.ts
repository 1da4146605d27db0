import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Formats } from '../../ui/values/formats.ts';
import { nearDateText } from '../../ui/values/near-date-text.ts';
import { dateText } from '../../ui/values/value-texts.ts';

/** The days of a week: `30 Nov – 6 Dec 2026`. */
export function weekSpan(week: PlainDate, formats: Formats): string {
  const end = addDays(week, 6);
  return `${nearDateText(week, end, formats)} – ${dateText(end, formats)}`;
}
