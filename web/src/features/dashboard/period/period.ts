import type { Period } from '@mandate/contract/overview/dashboard.ts';
import { daysInMonth, isPlainDate, type PlainDate } from '@mandate/contract/values/dates.ts';

/** The periods that are chosen by name; any other is chosen by its months. */
export const namedPeriods = ['month', 'quarter', 'fiscalYear', 'rolling'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** The most months that are looked at in one go. */
export const mostMonths = 60;

/** A month, counted from the year 0, so that months can be added. */
function monthOf(date: PlainDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function firstDay(month: number): PlainDate {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function lastDay(month: number): PlainDate {
  const day = daysInMonth(Math.floor(month / 12), (month % 12) + 1);
  return `${firstDay(month).slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** A number of whole months, the first of which a day lies in. */
function monthsFrom(month: number, count: number): Period {
  return { from: firstDay(month), to: lastDay(month + count - 1) };
}

/**
 * The whole months of a period that has a name.
 * @param fiscalYearStart month and day, `07-01`: a fiscal year is the twelve months from that month on
 */
export function periodNamed(name: NamedPeriod, today: PlainDate, fiscalYearStart: string): Period {
  const month = monthOf(today);
  if (name === 'month') return monthsFrom(month, 1);
  if (name === 'quarter') return monthsFrom(month - (month % 3), 3);
  if (name === 'rolling') return monthsFrom(month - 11, 12);
  const start = Number(/^(\d\d)-\d\d$/.exec(fiscalYearStart)?.[1] ?? 1) - 1;
  return monthsFrom(month - ((month - start + 12) % 12), 12);
}

/** The name of a period, or null: the first of the names that mean the same months. */
export function nameOf(period: Period, today: PlainDate, fiscalYearStart: string): NamedPeriod | null {
  const isSame = ({ from, to }: Period) => from === period.from && to === period.to;
  // The twelve months up to now are called so even where they are the fiscal year.
  const names = [...namedPeriods].sort((one, other) => Number(other === 'rolling') - Number(one === 'rolling'));
  return names.find((name) => isSame(periodNamed(name, today, fiscalYearStart))) ?? null;
}

/** The period an address asks for, widened to whole months; null where it says none, or none that can be looked at. */
export function periodAsked(from: string | null, to: string | null): Period | null {
  if (from === null || to === null || !isPlainDate(from) || !isPlainDate(to)) return null;
  const count = monthOf(to) - monthOf(from) + 1;
  return count < 1 || count > mostMonths ? null : monthsFrom(monthOf(from), count);
}

/** The months from one to another as a period, both `YYYY-MM` and inclusive; what is wrong with them when they are none. */
export function periodOfMonths(from: string, to: string): Period | 'backwards' | 'tooLong' {
  return periodAsked(`${from}-01`, `${to}-01`) ?? (from > to ? 'backwards' : 'tooLong');
}

/** The months to choose from around today, `YYYY-MM`, and those of a period that reaches beyond, the earliest first. */
export function monthsToChoose(today: PlainDate, { from, to }: Period): string[] {
  const now = monthOf(today);
  const [first, last] = [Math.min(now - 60, monthOf(from)), Math.max(now + 36, monthOf(to))];
  return Array.from({ length: last - first + 1 }, (_, place) => firstDay(first + place).slice(0, 7));
}

/** A month as it is read: `Oct 2026`, or `Oct` alone. @param month `YYYY-MM…` */
export function monthText(month: string, language: string, form: 'long' | 'short' = 'long'): string {
  const date = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1);
  const year = form === 'long' ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(language, { month: 'short', ...year, timeZone: 'UTC' }).format(date);
}

/** Whole months as they are read: `Dec 2025 – Nov 2026`, a single one by itself. */
export function periodText({ from, to }: Period, language: string): string {
  const [first, last] = [monthText(from, language), monthText(to, language)];
  return first === last ? first : `${first} – ${last}`;
}
