import FullCalendar, { type CalendarRef, type EventApi, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar.css';
import styled from '@emotion/styled';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { dateText } from '@mandate/web/src/ui/values/value-texts.ts';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from './calendar-periods.ts';
import { DayButton } from './day-button.tsx';
import { type Place, placed, type ShownEvent } from './event/shown-event.ts';
import { shownHours } from './shown-hours.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { kinds, placeOf, time, wallOf } from './wall-of.ts';
import { type WallTime, wallNow, zoneOf } from './wall-time.ts';

const Whole = styled('div')({ height: '100%' });

const plugins = [dayGrid, timeGrid, list, interaction, classic];

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

/** A change of an event's place in the calendar. */
export interface PlaceChange {
  id: string;
  old: Place;
  now: Place;
}

interface CalendarSheetProps {
  view: CalendarView;
  date: PlainDate;
  today: PlainDate;
  events: readonly ShownEvent[];
  /** The id of the event that is being carried by keyboard. */
  carried: string | null;
  /** The id of the sentence that says what keys do with an event. */
  howTo: string;
  onOpen: (id: string) => void;
  onNew: (place: PlainDate | WallTime) => void;
  onPlaced: (change: PlaceChange) => void;
}

/** The events of a period, in days and hours. */
export function CalendarSheet(props: CalendarSheetProps) {
  const { view, date, today, events, carried, howTo, onOpen, onNew, onPlaced } = props;
  const { t } = useTranslation(['demo', 'all']);
  const formats = useFormats();
  const whole = useRef<HTMLDivElement>(null);
  const calendar = useRef<CalendarRef>(null);
  // The library tells which place was pressed once, and nothing of a second press.
  const pressed = useRef<PlainDate | WallTime | null>(null);
  const inputs = useMemo(
    () =>
      events.map((event): EventInput => {
        const { start, end, ...rest } = placed(event);
        return {
          ...rest,
          start: `${start}Z`,
          end: `${end}Z`,
          className: event.id === carried ? 'calendar-carried' : '',
        };
      }),
    [events, carried],
  );
  const hours = useMemo(() => shownHours(events), [events]);
  useKeptFocus(whole, carried, inputs);
  useEffect(() => calendar.current?.getApi().changeView(kinds[view], date), [view, date]);

  const changed = ({ event, oldEvent }: { event: EventApi; oldEvent: EventApi }) =>
    onPlaced({ id: event.id, old: placeOf(oldEvent), now: placeOf(event) });
  const dayButton = (day: Date, text: string, isOther = false) => {
    const own = wallOf(day).slice(0, 10);
    return (
      <DayButton
        date={own}
        text={text}
        isToday={own === today}
        isOther={isOther}
        isReached={own === date}
        onNew={onNew}
      />
    );
  };
  const pressedTwice = ({ target }: MouseEvent) => {
    if ((target as Element).closest('[data-event], button')) return;
    // What was pressed is told a moment after the press.
    setTimeout(() => pressed.current !== null && onNew(pressed.current));
  };
  return (
    <Whole ref={whole} onDoubleClick={pressedTwice}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={kinds[view]}
        initialDate={date}
        timeZone="UTC"
        now={() => `${wallNow(zoneOf(formats))}Z`}
        locale={formats.language}
        firstDay={1}
        headerToolbar={false}
        borderless
        slotMinHeight={44}
        slotMinTime={clockOf(hours.first)}
        slotMaxTime={clockOf(hours.last)}
        // A month fills its place. Hours are as high as they are, so that no part of a table has to be scrolled by keyboard.
        height={view === 'month' ? '100%' : 'auto'}
        events={inputs}
        defaultTimedEventDuration="01:00"
        forceEventDuration
        editable
        eventResizableFromStart
        eventInteractive
        dayMaxEvents
        nowIndicator
        slotDuration="01:00:00"
        snapDuration="00:30:00"
        eventTimeFormat={time}
        slotHeaderFormat={time}
        views={{
          dayGridMonth: {
            displayEventEnd: false,
            dayCellTopContent: (day) => dayButton(day.date, day.dayNumberText, day.isOther),
          },
          timeGrid: { dayHeaderContent: (day) => (day.inPopover ? day.text : dayButton(day.date, day.text)) },
          list: { listItemEventTimeClass: 'calendar-when', listItemEventTitleClass: 'calendar-title' },
          workWeek: { type: 'timeGrid', duration: { weeks: 1 }, weekends: false },
        }}
        dayHeaderInnerClass="calendar-head"
        slotHeaderInnerClass="calendar-head"
        allDayHeaderInnerClass="calendar-head"
        eventTitleClass="calendar-words"
        rowEventInnerClass="calendar-bar-words"
        listDayHeaderContent={({ date: day, level, text }) =>
          level === 0 ? dateText(wallOf(day).slice(0, 10), formats) : text
        }
        allDayText={t('calendar.allDay')}
        timedText={t('calendar.hours')}
        noEventsText={t('calendar.none')}
        closeHint={t('all:action.close')}
        moreLinkText={(count) => t('calendar.more', { count })}
        moreLinkHint={(count) => t('calendar.moreHint', { count })}
        eventDidMount={({ el, event }) => {
          el.dataset.event = event.id;
          el.setAttribute('aria-describedby', howTo);
        }}
        eventClick={({ event }) => onOpen(event.id)}
        dateClick={({ dateStr }) => {
          pressed.current = dateStr.slice(0, 16);
        }}
        eventDrop={changed}
        eventResize={changed}
      />
    </Whole>
  );
}
