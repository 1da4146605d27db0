import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Formats } from '../../ui/values/formats.ts';
import { nearDateText } from '../../ui/values/near-date-text.ts';
import { dateText } from '../../ui/values/value-texts.ts';

/** The days of a week: `30 Nov – 6 Dec 2026`, within a month `2 – 8 Mar 2026` where the day is written first. */
export function weekSpan(week: PlainDate, formats: Formats): string {
  const end = addDays(week, 6);
  const isDayEnough = week.slice(0, 7) === end.slice(0, 7) && formats.date.startsWith('d MMM');
  const start = isDayEnough ? dateText(week, { ...formats, date: 'd' }) : nearDateText(week, end, formats);
  return `${start} – ${dateText(end, formats)}`;
}
