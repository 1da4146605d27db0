import type { Formats } from '@mandate/web/src/ui/values/formats.ts';
import { dateText } from '@mandate/web/src/ui/values/value-texts.ts';
import type { PlacedEvent } from './event/shown-event.ts';
import { addMinutes } from './wall-time.ts';

/** From when to when an event goes, as the person writes dates: days alone where it stands above the hours. */
export function spanText({ start, end, allDay }: PlacedEvent, formats: Pick<Formats, 'date' | 'language'>): string {
  const [first, last] = [start, allDay ? addMinutes(end, -1) : end].map((wall) => wall.slice(0, 10));
  const [from, to] = [dateText(first ?? '', formats), dateText(last ?? '', formats)];
  if (allDay) return from === to ? from : `${from} – ${to}`;
  return `${from}, ${start.slice(11)} – ${from === to ? '' : `${to}, `}${end.slice(11)}`;
}
