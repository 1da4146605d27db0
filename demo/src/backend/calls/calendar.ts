import type { CalendarCalls, CalendarEvent } from '../../contract/calendar-calls.ts';
import { collection } from '../collection/collection.ts';
import { fieldsOf, momentOf, textOf } from '../collection/fields-of.ts';
import { sampleEvents } from '../data/sample-events.ts';
import type { Handlers } from './handlers.ts';

/** The events. One that was carried or made longer keeps everything but its moments. */
export function calendar(): Handlers<CalendarCalls> {
  const { all, one, add, update, remove } = collection(sampleEvents(), eventOf);
  return {
    'GET /api/calendar/events/all': all,
    'POST /api/calendar/events/add': add,
    'POST /api/calendar/events/update': (sent) => {
      const { event, start, end } = fieldsOf(sent);
      if (event === undefined) return update(sent);
      const moved = one(fieldsOf(event).id);
      return moved ? update({ ...moved, start, end }) : all();
    },
    'POST /api/calendar/events/delete': remove,
  };
}

function eventOf(id: string, fields: Record<string, unknown>, before?: CalendarEvent): CalendarEvent {
  const now = new Date().toISOString();
  const start = momentOf(fields.start, before?.start ?? now);
  return {
    id,
    title: textOf(fields.title),
    start,
    end: momentOf(fields.end, before?.end ?? start),
    ...(typeof fields.location === 'string' && { location: fields.location }),
    ...(typeof fields.note === 'string' && { note: fields.note }),
  };
}
