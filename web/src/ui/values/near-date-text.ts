import { currentFormats, type Formats } from './formats.ts';
import { dateText } from './value-texts.ts';

/**
 * A date of this year without its year, where the month is a word: `19 Aug`; any other as dates are read.
 * @param date `YYYY-MM-DD`
 * @param today the day it is, `YYYY-MM-DD`
 */
export function nearDateText(date: string, today: string, formats: Formats = currentFormats()): string {
  const isNear = date.slice(0, 4) === today.slice(0, 4) && formats.date.includes('MMM');
  return dateText(date, isNear ? { ...formats, date: formats.date.replace(/\W*yyyy$/, '') } : formats);
}
