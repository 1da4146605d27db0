import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { date } from '@mandate/contract/facts/fields.ts';
import type { Comparison, Period } from '@mandate/contract/overview/dashboard.ts';
import { comparisons, metrics } from '@mandate/contract/overview/dashboard.ts';
import { firstOfMonth, lastOfMonth } from '@mandate/contract/project/schedule/plan.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { z } from 'zod';
import { refuseField } from '../../http/refusal.ts';

const usualMonths = 12;
const mostMonths = 60;

const day = fieldSchema(date());
const days = { from: day.optional(), to: day.optional() };

/** The days the figures are asked for, and what they are compared with. */
export const dashboardQuery = z.strictObject({ ...days, compare: z.enum(comparisons).default('none') });
/** The figure that is to be explained, of which days. */
export const explainQuery = z.strictObject({ ...days, figure: z.enum(metrics) });

/**
 * The days asked for, widened to whole months; one side alone brings a year, none the year that ends with the current month.
 * @throws Refusal validationFailed when they are in the wrong order, or too many
 */
export function askedPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: PlainDate,
): Period {
  const last = to ?? (from === undefined ? today : addMonths(firstOfMonth(from), usualMonths - 1));
  const first = from ?? addMonths(firstOfMonth(last), 1 - usualMonths);
  if (first > last) refuseField('to', 'dateOrder');
  const period = { from: firstOfMonth(first), to: lastOfMonth(last) };
  if (monthsIn(period).length > mostMonths) refuseField('to', 'periodTooLong', { max: mostMonths });
  return period;
}

/** What a period is compared with: as many months before it, or the same of the year before. */
export function comparedWith(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  const months = comparison === 'lastYear' ? 12 : monthsIn(period).length;
  return { from: addMonths(period.from, -months), to: lastOfMonth(addMonths(firstOfMonth(period.to), -months)) };
}

/** The first days of the months of a period. */
export function monthsIn({ from, to }: Period): PlainDate[] {
  const months: PlainDate[] = [];
  for (let month = from; month <= to && months.length <= mostMonths; month = addDays(lastOfMonth(month), 1))
    months.push(month);
  return months;
}

/** The first day of the month a number of months later, or earlier. @param first the first day of a month */
export function addMonths(first: PlainDate, count: number): PlainDate {
  const months = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
