import type { CalendarCalls } from '../contract/calendar.ts';
import type { Handlers } from './handlers.ts';

export function calendar(): Handlers<CalendarCalls> {
  throw new Error('to be written');
}
