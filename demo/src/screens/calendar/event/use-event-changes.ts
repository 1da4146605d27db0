import { useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '../../../contract/calendar-calls.ts';
import { useTell } from '../../../use-demo.ts';
import { instantOf } from '../wall-time.ts';
import type { Span } from './shown-event.ts';

/** What can be done with the events of the calendar. */
export function useEventChanges(timeZone: string) {
  const queries = useQueryClient();
  const tell = useTell();
  return {
    /** Gives an event other moments; it is shown there at once. */
    move: async (id: string, span: Span): Promise<void> => {
      const moments = { start: instantOf(span.start, timeZone), end: instantOf(span.end, timeZone) };
      queries.setQueryData<CalendarEvent[]>(['demo', 'GET /api/calendar/events/all', null], (events) =>
        events?.map((event) => (event.id === id ? { ...event, ...moments } : event)),
      );
      await tell('POST /api/calendar/events/update', { event: { id }, ...moments });
    },
    add: (event: CalendarEvent) => tell('POST /api/calendar/events/add', event),
    update: (event: CalendarEvent) => tell('POST /api/calendar/events/update', event),
    remove: (id: string) => tell('POST /api/calendar/events/delete', { id }),
  };
}
