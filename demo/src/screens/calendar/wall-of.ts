import type { EventApi } from '@fullcalendar/react';
import type { CalendarView } from './calendar-periods.ts';
import type { Place } from './event/shown-event.ts';
import type { WallTime } from './wall-time.ts';

/** What the calendar library calls the views. */
export const kinds: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  workWeek: 'workWeek',
  day: 'timeGridDay',
  agenda: 'listMonth',
};

/** How times are written. */
export const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A date of the library. It is given the clocks of the person as if they were those of UTC, and so knows of no time zone. */
export const wallOf = (date: Date): WallTime => date.toISOString().slice(0, 16);

/** Where the calendar has an event; its end is null where it has none. */
export function placeOf({ start, end, allDay }: EventApi): Place {
  return { start: wallOf(start ?? new Date(0)), end: end && wallOf(end), allDay };
}
