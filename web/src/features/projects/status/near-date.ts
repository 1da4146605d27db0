import { useToday } from '../../../resources/project-status/use-today.ts';
import { useFormats } from '../../../ui/formats.ts';
import { nearDateText } from '../../../ui/near-date.ts';

/** Gives what writes a date of this year without its year, where the month is a word: `19 Aug`. */
export function useNearDate(): (date: string) => string {
  const formats = useFormats();
  const today = useToday();
  return (date) => nearDateText(date, today, formats);
}
