/** What is shown where there is no value. */
export const noValue = '–';

// The type wants a literal; the format takes the digits of any decimal string exactly (ECMA-402, format with a string).
type Digits = Intl.StringNumericLiteral;

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function written(amount: string, digits: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format
    .formatToParts(amount as Digits)
    .map(({ type, value }) => (type === 'minusSign' ? '\u2212' : value))
    .join('');
}

/** The number of minor digits of a currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * An amount as it is read, without its currency: never rounded, never through floating point.
 * @param amount a decimal string; finer digits than the currency's own are kept
 * @param currency ISO 4217
 */
export function moneyText(amount: string | null, currency: string, locale = 'en'): string {
  return amount === null ? noValue : written(amount, Math.max(currencyDigits(currency), decimalsOf(amount)), locale);
}

/** A plain number as it is read, with the decimals it was given. */
export function numberText(amount: string | number | null, locale = 'en'): string {
  return amount === null ? noValue : written(String(amount), decimalsOf(String(amount)), locale);
}

/** A percentage as it is read, with at least one decimal and a no-break space: `27.9 %`. */
export function percentText(percent: string | null, locale = 'en'): string {
  return percent === null ? noValue : `${written(percent, Math.max(1, decimalsOf(percent)), locale)}\u00A0%`;
}

/**
 * A plain date as it is read: `31 Mar 2027`. It never passes through a time zone.
 * @param date `YYYY-MM-DD`
 */
export function dateText(date: string | null, locale = 'en'): string {
  const [year, month, day] = (date ?? '').split('-').map(Number);
  if (!year || !month || !day) return noValue;
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
  return `${day} ${name} ${year}`;
}

/**
 * An instant as it is read in a time zone: `31 Mar 2027, 14:05`.
 * @param instant ISO 8601
 * @param timeZone IANA name; the browser's own by default
 */
export function instantText(instant: string | null, locale = 'en', timeZone?: string): string {
  if (instant === null) return noValue;
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${dateText(`${part.year}-${part.month}-${part.day}`, locale)}, ${part.hour}:${part.minute}`;
}
