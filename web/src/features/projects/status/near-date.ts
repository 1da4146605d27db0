import { dateText } from '../../../ui/figure-text.ts';
import { useFormats } from '../../../ui/formats.ts';
import { useToday } from './use-today.ts';

/** Gives what writes a date of this year without its year, where the month is a word: `19 Aug`. */
export function useNearDate(): (date: string) => string {
  const formats = useFormats();
  const year = useToday().slice(0, 4);
  return (date) => {
    const isNear = date.startsWith(year) && formats.date.includes('MMM');
    return dateText(date, isNear ? { ...formats, date: formats.date.replace(/\W*yyyy$/, '') } : formats);
  };
}
