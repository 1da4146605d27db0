import type { CalendarView } from '../calendar-periods.ts';
import type { ShownEvent, Span } from '../event/shown-event.ts';
import { addMinutes, minutesBetween } from '../wall-time.ts';

/** An event lifted by keyboard: where it would be dropped now, and where it was. */
export interface CarriedEvent extends ShownEvent {
  was: Span;
}

const hour = 60;
const day = 24 * hour;

// Where the days of weeks stand one below the other, up and down go from week to week; where hours do, from hour to hour.
const stepsOf: Record<CalendarView, Record<string, number>> = {
  month: { ArrowLeft: -day, ArrowRight: day, ArrowUp: -7 * day, ArrowDown: 7 * day },
  week: { ArrowLeft: -day, ArrowRight: day, ArrowUp: -hour, ArrowDown: hour },
  workWeek: { ArrowLeft: -day, ArrowRight: day, ArrowUp: -hour, ArrowDown: hour },
  day: { ArrowLeft: -day, ArrowRight: day, ArrowUp: -hour, ArrowDown: hour },
  agenda: { ArrowLeft: -day, ArrowRight: day, ArrowUp: -day, ArrowDown: day },
};

/** An event as it is lifted. */
export function lifted({ id, title, start, end }: ShownEvent): CarriedEvent {
  return { id, title, start, end, was: { start, end } };
}

/**
 * Where a key takes a lifted event; with Shift only its end. Null for a key that takes it nowhere, and where its end would come before its start.
 * @param isWholeDays it stands above the hours, where there are only days
 */
export function carriedBy(
  event: CarriedEvent,
  key: { key: string; shiftKey: boolean },
  view: CalendarView,
  isWholeDays: boolean,
): CarriedEvent | null {
  const step = stepsOf[view][key.key];
  if (step === undefined) return null;
  const minutes = isWholeDays && Math.abs(step) < day ? Math.sign(step) * day : step;
  const end = addMinutes(event.end, minutes);
  if (!key.shiftKey) return { ...event, start: addMinutes(event.start, minutes), end };
  return minutesBetween(event.start, end) >= Math.min(hour, minutesBetween(event.was.start, event.was.end))
    ? { ...event, end }
    : null;
}

/** Whether it would be dropped where it was. */
export function isWhereItWas({ start, end, was }: CarriedEvent): boolean {
  return start === was.start && end === was.end;
}
