import { clockText, quantityText } from '@mandate/contract/time/duration.ts';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { currentFormats, type Formats } from '../../ui/values/formats.ts';
import { nearDateText } from '../../ui/values/near-date-text.ts';
import { dateText, noValue, numberText } from '../../ui/values/value-texts.ts';
import type { RowFacts } from './state/week-work.ts';

/** The days of a week: `30 Nov – 6 Dec 2026`. */
export function weekSpan(week: PlainDate, formats: Formats): string {
  const end = addDays(week, 6);
  return `${nearDateText(week, end, formats)} – ${dateText(end, formats)}`;
}

/** A day of the week with its number: `Mon 30`. */
export function dayName(date: PlainDate, language: string): string {
  return `${weekdayOf(date, language, 'short')} ${Number(date.slice(8))}`;
}

/** What a weekday is called. */
export function weekdayOf(date: PlainDate, language: string, weekday: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** A day in full: `Thursday, 3 December`. */
export function longDay(date: PlainDate, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** How a day looks: closed, off by a holiday or an absence, without work, or an ordinary one. */
export type DayLook = 'closed' | 'holiday' | 'absence' | 'off' | 'work';

/** What is special about a day; of several the first that holds. */
export function dayLook({ isClosed, holiday, absence, capacity }: WeekDay): DayLook {
  if (isClosed) return 'closed';
  if (holiday !== null) return 'holiday';
  if (absence !== null) return 'absence';
  return capacity === 0 ? 'off' : 'work';
}

/** What the head of a day says: its target, or what is special about it. */
export function dayRemark(day: WeekDay): string {
  const { absence, capacity } = day;
  switch (dayLook(day)) {
    case 'closed':
      return i18n.t('week.day.closed');
    case 'holiday':
      return i18n.t('week.day.holiday');
    case 'absence':
      return absence !== null && absence.share < 1 ? i18n.t('week.day.halfAbsent') : i18n.t('week.day.absent');
    case 'off':
      return i18n.t('week.day.off');
    default:
      return i18n.t('week.day.of', { target: clockText(capacity) });
  }
}

/** Booked less wanted: `+0:15`, `−1:30`. */
export function differenceText(booked: number, target: number): string {
  const difference = booked - target;
  return difference > 0 ? `+${clockText(difference)}` : clockText(difference);
}

/** Seconds of a day in its foot; a dash where there is nothing. */
export function footText(seconds: number): string {
  return seconds === 0 ? noValue : clockText(seconds);
}

/** What is left of a line: `18.5 days left`, `1.0 day over`; null where nothing is planned. */
export function leftText(row: RowFacts, format = currentFormats().number): string | null {
  const { remaining, unit } = row;
  if (remaining === null) return null;
  const digits = unit === 'day' ? 1 : 2;
  const figure = Number(quantityText(Math.abs(remaining), row, digits)).toFixed(unit === 'day' ? 1 : 0);
  const count = Number(figure);
  const left = numberText(figure, format);
  return i18n.t(remaining < 0 ? `week.over.${unit}` : `week.left.${unit}`, { count, left });
}
