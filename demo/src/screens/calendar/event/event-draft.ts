import { isPlainDate } from '@mandate/contract/values/dates.ts';
import type { ParseKeys } from 'i18next';
import type { CalendarEvent } from '../../../contract/calendar-calls.ts';
import { instantOf, type WallTime } from '../wall-time.ts';
import type { Span } from './shown-event.ts';

/** An event as it is typed; dates and times are texts until they are dates and times. */
export interface EventDraft {
  title: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  location: string;
  note: string;
}

/** What keeps a draft from being saved, by its field. */
export type DraftErrors = Partial<Record<keyof EventDraft, ParseKeys<'demo'>>>;

/** The draft of an event, or of a new one in an empty place of the calendar. */
export function draftOf(span: Span, event?: Pick<CalendarEvent, 'title' | 'location' | 'note'>): EventDraft {
  const parts = (wall: WallTime) => [wall.slice(0, 10), wall.slice(11)] as const;
  const [startDate, startTime] = parts(span.start);
  const [endDate, endTime] = parts(span.end);
  const { title = '', location = '', note = '' } = event ?? {};
  return { title, startDate, startTime, endDate, endTime, location, note };
}

/** Every error of a draft at once; none when it can be saved. */
export function errorsOf(draft: EventDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.title.trim() === '') errors.title = 'calendar.error.title';
  for (const edge of ['start', 'end'] as const) {
    if (!isPlainDate(draft[`${edge}Date`])) errors[`${edge}Date`] = 'calendar.error.date';
    if (readTime(draft[`${edge}Time`]) === null) errors[`${edge}Time`] = 'calendar.error.time';
  }
  if (Object.keys(errors).some((name) => name !== 'title')) return errors;
  const { start, end } = spanOf(draft);
  if (end.slice(0, 10) < start.slice(0, 10)) errors.endDate = 'calendar.error.order';
  else if (end < start) errors.endTime = 'calendar.error.order';
  return errors;
}

/** The event a draft without errors is. Location and note are absent where nothing was typed. */
export function eventOf(draft: EventDraft, id: string, timeZone: string): CalendarEvent {
  const { start, end } = spanOf(draft);
  const location = draft.location.trim();
  const note = draft.note.trim();
  return {
    id,
    title: draft.title.trim(),
    start: instantOf(start, timeZone),
    end: instantOf(end, timeZone),
    ...(location && { location }),
    ...(note && { note }),
  };
}

function spanOf({ startDate, startTime, endDate, endTime }: EventDraft): Span {
  return { start: `${startDate}T${readTime(startTime)}`, end: `${endDate}T${readTime(endTime)}` };
}

/** A time of the day as people write it, such as 9, 9:30, 9.30 and 0930, as `HH:MM`; null where it is none. */
function readTime(text: string): string | null {
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
