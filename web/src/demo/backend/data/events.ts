import type { CalendarEvent } from '../../contract/calendar.ts';

/** Two events: one over the first days of this month, one from today on. */
export function sampleEvents(): CalendarEvent[] {
  const today = new Date();
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const at = (date: number, hour: number) => new Date(year, month, date, hour).toISOString();
  return [
    { id: 'event-1', title: 'Kick-off in Port Ellery', start: at(1, 9), end: at(3, 17) },
    { id: 'event-2', title: 'Review of the rail study', start: at(day, 10), end: at(day + 2, 16) },
  ];
}
