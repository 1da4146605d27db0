import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { useToday } from '../../../business/project-status/use-today.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';

/** Gives what writes the days of a week where there is little room: `16 Nov – 22 Nov`, with the year where it is another one. */
export function useNearWeekSpan(): (week: PlainDate) => string {
  const formats = useFormats();
  const today = useToday();
  return (week) => `${nearDateText(week, today, formats)} – ${nearDateText(addDays(week, 6), today, formats)}`;
}
