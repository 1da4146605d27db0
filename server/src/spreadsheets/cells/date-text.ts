import type { DateFormat } from '@mandate/contract/preferences/formats.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';

/** The months as dates in words are read and written, in every language. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as a person has dates written. */
export function dateText(date: PlainDate, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (format === 'd MMM yyyy') return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
  return format.replace('yyyy', year).replace('MM', month).replace('dd', day);
}
