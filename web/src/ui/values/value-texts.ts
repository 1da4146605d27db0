import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';
import { currentFormats, type Formats } from './formats.ts';

/** What is shown where there is no value. */
export const noValue = '–';

// The type wants a literal; the format takes the digits of any decimal string exactly (ECMA-402, format with a string).
type Digits = Intl.StringNumericLiteral;

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

const figuresOf = remembered(
  (digits: number) => new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

function written(amount: string, digits: number, example: string): string {
  // A blank between digits does not break: `1 234,56`.
  const signs: Record<string, string | undefined> = {
    minusSign: '\u2212',
    group: example[1] === ' ' ? '\u202F' : example[1],
    decimal: example[5],
  };
  return figuresOf(digits)
    .formatToParts(amount as Digits)
    .map(({ type, value }) => signs[type] ?? value)
    .join('');
}

/**
 * An amount as it is read, without its currency: never rounded, never through floating point.
 * @param amount a decimal string; finer digits than the currency's own are kept
 * @param currency ISO 4217
 * @param format how figures are written, by example; the person's own by default
 */
export function moneyText(amount: string | null, currency: string, format = currentFormats().number): string {
  return amount === null ? noValue : written(amount, Math.max(minorDigits(currency), decimalsOf(amount)), format);
}

/** A plain number as it is read, with the decimals it was given. */
export function numberText(amount: string | number | null, format = currentFormats().number): string {
  return amount === null ? noValue : written(String(amount), decimalsOf(String(amount)), format);
}

/** A percentage as it is read, with at least one decimal and a no-break space: `27.9 %`. */
export function percentText(percent: string | null, format = currentFormats().number): string {
  return percent === null ? noValue : `${written(percent, Math.max(1, decimalsOf(percent)), format)}\u00A0%`;
}

/**
 * A plain date as it is read: `31 Mar 2027`. It never passes through a time zone.
 * @param date `YYYY-MM-DD`
 */
export function dateText(
  date: string | null,
  { date: pattern, language }: Pick<Formats, 'date' | 'language'> = currentFormats(),
): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? '') ?? [];
  if (year === '') return noValue;
  return pattern.replace(/yyyy|MMM|MM|dd|d/g, (part) => {
    if (part === 'yyyy') return year;
    if (part === 'MMM') return monthsOf(language).format(Date.UTC(2000, Number(month) - 1));
    if (part === 'MM') return month;
    return part === 'dd' ? day : String(Number(day));
  });
}

const monthsOf = remembered(
  (language: string) => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }),
);
const instantsOf = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/**
 * An instant as it is read where the person is: `31 Mar 2027, 14:05`.
 * @param instant ISO 8601
 */
export function instantText(instant: string | null, formats: Omit<Formats, 'number' | 'rowHeight'> = currentFormats()) {
  if (instant === null) return noValue;
  const parts = instantsOf(formats.timeZone ?? deviceTimeZone()).formatToParts(new Date(instant));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${dateText(`${part.year}-${part.month}-${part.day}`, formats)}, ${part.hour}:${part.minute}`;
}
