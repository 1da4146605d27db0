import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../../../contract/calendar-calls.ts';
import { addMinutes, wallTimeOf } from '../wall-time.ts';
import { EventDialog } from './event-dialog.tsx';
import { draftOf, type EventDraft, eventOf } from './event-draft.ts';
import type { useEventChanges } from './use-event-changes.ts';

interface OpenEventProps {
  /** The event that is open, or the place of a new one: a day or a time of one. Null while none is. */
  open: CalendarEvent | string | null;
  timeZone: string;
  changes: ReturnType<typeof useEventChanges>;
  onClose: () => void;
  /** What had the focus is gone. */
  onGone: () => void;
}

/** The event that is open over the calendar; it keeps showing what it showed while it goes away. */
export function OpenEvent({ open, timeZone, changes, onClose, onGone }: OpenEventProps) {
  const { t } = useTranslation('demo');
  const [showing, setShowing] = useState({ shown: open, isOpen: open !== null, turn: 0 });
  const { shown, isOpen, turn } = showing;
  if (isOpen !== (open !== null) || (open !== null && keyOf(open) !== keyOf(shown)))
    setShowing({ shown: open ?? shown, isOpen: open !== null, turn: open === null ? turn : turn + 1 });
  if (shown === null) return null;
  const event = typeof shown === 'string' ? undefined : shown;

  async function save(draft: EventDraft): Promise<void> {
    onClose();
    const saved = eventOf(draft, event?.id ?? crypto.randomUUID(), timeZone);
    await (event ? changes.update(saved) : changes.add(saved));
    showSuccess(t('calendar.saved', { title: saved.title }));
  }

  async function remove(gone: CalendarEvent): Promise<void> {
    onClose();
    await changes.remove(gone.id);
    onGone();
    const action = { label: t('calendar.undo'), run: () => void changes.add(gone) };
    showSuccess(t('calendar.deleted', { title: gone.title }), { action });
  }

  return (
    <EventDialog
      key={turn}
      isOpen={isOpen}
      isNew={!event}
      draft={event ? draftOf(spanOf(event, timeZone), event) : draftOf(spanFor(shown as string))}
      onClose={onClose}
      onSave={(draft) => void save(draft)}
      onDelete={() => event && void remove(event)}
    />
  );
}

const keyOf = (open: CalendarEvent | string | null) => (typeof open === 'object' ? open?.id : open);

function spanOf({ start, end }: CalendarEvent, timeZone: string) {
  return { start: wallTimeOf(start, timeZone), end: wallTimeOf(end, timeZone) };
}

/** An hour from the time that was chosen, from nine where only a day was. */
function spanFor(place: string) {
  const start = place.includes('T') ? place : `${place}T09:00`;
  return { start, end: addMinutes(start, 60) };
}
