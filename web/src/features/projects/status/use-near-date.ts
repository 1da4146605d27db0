import { useToday } from '../../../business/project-status/use-today.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';

/** Gives what writes a date of this year without its year, where the month is a word: `19 Aug`. */
export function useNearDate(): (date: string) => string {
  const formats = useFormats();
  const today = useToday();
  return (date) => nearDateText(date, today, formats);
}
