import { placed, type ShownEvent } from './event/shown-event.ts';

/** The hours of a day that are always shown: those in which people work, and a little before and after. */
const usual = { first: 7, last: 20 };

/**
 * The hours of a day the calendar shows: the usual ones, and more where an event begins earlier or ends later.
 * @returns hours from 0 to 24
 */
export function shownHours(events: readonly ShownEvent[]): { first: number; last: number } {
  const timed = events.filter((event) => !placed(event).allDay);
  const isOverMidnight = timed.some(({ start, end }) => start.slice(0, 10) !== end.slice(0, 10));
  if (isOverMidnight) return { first: 0, last: 24 };
  const starts = timed.map(({ start }) => Number(start.slice(11, 13)));
  const ends = timed.map(({ end }) => Math.ceil(Number(end.slice(11, 13)) + Number(end.slice(14)) / 60));
  return { first: Math.min(usual.first, ...starts), last: Math.max(usual.last, ...ends) };
}
