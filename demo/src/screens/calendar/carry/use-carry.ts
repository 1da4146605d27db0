import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '../calendar-periods.ts';
import { placed, type ShownEvent, type Span } from '../event/shown-event.ts';
import { spanText } from '../span-text.ts';
import { type CarriedEvent, carriedBy, isWhereItWas, lifted } from './carried-event.ts';

interface CarryOptions {
  view: CalendarView;
  events: readonly ShownEvent[];
  /** A key took the event there; it may be out of sight. */
  onCarried: (event: ShownEvent) => void;
  onDrop: (id: string, span: Span) => void;
}

/**
 * Lets an event with the focus be carried by keyboard: Space lifts it, arrows carry it, with Shift its end, Space or Enter drops it, Escape and
 * whatever leaves it puts it back.
 */
export function useCarry({ view, events, onCarried, onDrop }: CarryOptions) {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  const [carried, setCarried] = useState<CarriedEvent | null>(null);
  const [said, setSaid] = useState('');

  function leave(): void {
    if (!carried) return;
    setCarried(null);
    setSaid(t('calendar.carry.left', { title: carried.title }));
    onCarried({ ...carried, ...carried.was });
  }

  function drop(): void {
    if (!carried) return;
    if (isWhereItWas(carried)) {
      leave();
      return;
    }
    setCarried(null);
    setSaid(t('calendar.carry.dropped', { title: carried.title, when: whenOf(carried) }));
    onDrop(carried.id, carried);
  }

  const whenOf = (event: ShownEvent) => spanText(placed(event), formats);

  function carry(event: KeyboardEvent): boolean {
    if (!carried) return false;
    if (event.key === ' ' || event.key === 'Enter') drop();
    else if (event.key === 'Escape') leave();
    else {
      const next = carriedBy(carried, event, view, placed({ ...carried, ...carried.was }).allDay);
      if (!next) return false;
      setCarried(next);
      setSaid(t('calendar.carry.at', { title: next.title, when: whenOf(next) }));
      onCarried(next);
    }
    return true;
  }

  function lift(event: KeyboardEvent): boolean {
    const id = (event.target as Element).closest<HTMLElement>('[data-event]')?.dataset.event;
    const found = events.find((one) => one.id === id);
    if (event.key !== ' ' || !found) return false;
    setCarried(lifted(found));
    setSaid(t('calendar.carry.lifted', { title: found.title, when: whenOf(found) }));
    return true;
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') leave();
    else if (carried ? carry(event) : lift(event)) {
      // Nobody else is to open the event, to scroll or to close something by the same key.
      event.preventDefault();
      event.stopPropagation();
    }
  });
  const lay = useEffectEvent(leave);
  // At the document: between two days the event is nowhere, and keys that are pressed meanwhile are for it too.
  useEffect(() => {
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', lay, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', lay, true);
    };
  }, []);

  return { carried, said };
}
