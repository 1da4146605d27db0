/** An event of the demo's calendar (specification, section 3); its moments are ISO 8601. */
export interface CalendarEvent {
  id: string;
  title: string;
  start: string;
  end: string;
  location?: string;
  note?: string;
}

/** An event that was carried or made longer: only its moments change. */
export interface MovedEvent {
  event: Pick<CalendarEvent, 'id'>;
  start: string;
  end: string;
}

/** The calls of the demo's calendar; those that change something give every event after the change. */
export interface CalendarCalls {
  'GET /api/calendar/events/all': { takes: undefined; gives: CalendarEvent[] };
  'POST /api/calendar/events/add': { takes: CalendarEvent; gives: CalendarEvent[] };
  'POST /api/calendar/events/update': { takes: CalendarEvent | MovedEvent; gives: CalendarEvent[] };
  'POST /api/calendar/events/delete': { takes: Pick<CalendarEvent, 'id'>; gives: CalendarEvent[] };
}
