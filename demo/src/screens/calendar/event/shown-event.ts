import { addDays } from '@mandate/contract/values/dates.ts';
import type { CalendarEvent } from '../../../contract/calendar-calls.ts';
import { addMinutes, minutesBetween, type WallTime, wallTimeOf } from '../wall-time.ts';

/** From when to when an event goes, as the person's clocks show it. */
export interface Span {
  start: WallTime;
  end: WallTime;
}

/** An event as the calendar shows it. */
export interface ShownEvent extends Span {
  id: string;
  title: string;
}

/** What the calendar is given of an event: one that goes over whole days, or over a day and more, stands above the hours. */
export interface PlacedEvent extends ShownEvent {
  allDay: boolean;
}

/** A place in the calendar; its end is null where the calendar knows none. */
export interface Place {
  start: WallTime;
  end: WallTime | null;
  allDay: boolean;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
const isMidnight = (wall: WallTime) => wall.endsWith('T00:00');
const dateOf = (wall: WallTime) => wall.slice(0, 10);

/** An event on the clocks of a time zone. One that ends before it starts is shown as if it took no time. */
export function shownEvent({ id, title, start, end }: CalendarEvent, timeZone: string): ShownEvent {
  const from = wallTimeOf(start, timeZone);
  const to = wallTimeOf(end, timeZone);
  const isReversed = to < from;
  return { id, title, start: from, end: isReversed ? from : to };
}

/** Where an event stands in the calendar. */
export function placed(event: ShownEvent): PlacedEvent {
  const { start, end } = event;
  const isWhole = isMidnight(start) && isMidnight(end) && start < end;
  const allDay = isWhole || minutesBetween(start, end) >= dayMinutes;
  if (!allDay) return { ...event, allDay };
  // Every day it touches: the calendar's end is the first day it does not.
  const last = isMidnight(end) ? dateOf(end) : addDays(dateOf(end), 1);
  return { ...event, start: `${dateOf(start)}T00:00`, end: `${last}T00:00`, allDay };
}

/**
 * From when to when an event goes once its place in the calendar has changed.
 * @param old where the calendar had it
 * @param now where it has it; without an end it goes over a day, or an hour
 */
export function spanAfter(event: Span, old: Place, now: Place): Span {
  const usual = addMinutes(now.start, now.allDay ? dayMinutes : hourMinutes);
  if (old.allDay !== now.allDay || old.end === null || now.end === null)
    return { start: now.start, end: now.end ?? usual };
  return {
    start: addMinutes(event.start, minutesBetween(old.start, now.start)),
    end: addMinutes(event.end, minutesBetween(old.end, now.end)),
  };
}
