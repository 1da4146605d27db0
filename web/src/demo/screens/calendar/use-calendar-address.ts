import { isPlainDate, type PlainDate } from '@mandate/contract/dates.ts';
import { useSearchParams } from 'react-router';
import { type CalendarView, calendarViews } from './calendar-periods.ts';
import type { WallTime } from './wall-time.ts';

/** What is shown of the calendar, as it stands in the address. */
export interface CalendarAddress {
  view: CalendarView;
  date: PlainDate;
  /** The id of the event that is open. */
  event: string | null;
  /** The empty place for which a new event is being made: a day, or a time of one. */
  empty: PlainDate | WallTime | null;
}

/** Reads what is shown from the address, and writes it there; today's month where it says nothing. */
export function useCalendarAddress(today: PlainDate) {
  const [params, setParams] = useSearchParams();
  const view = calendarViews.find((known) => known === params.get('view')) ?? 'month';
  const date = isPlainDate(params.get('date') ?? '') ? (params.get('date') as PlainDate) : today;
  const empty = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(params.get('new') ?? '') ? params.get('new') : null;
  const address: CalendarAddress = { view, date, event: params.get('event'), empty };

  /** @param isSameStep the step back in the history leads to where it led before */
  function show(part: Partial<CalendarAddress>, isSameStep = false): void {
    const next = { ...address, ...part };
    setParams(
      {
        ...(next.view !== 'month' && { view: next.view }),
        ...(next.date !== today && { date: next.date }),
        ...(next.event !== null && { event: next.event }),
        ...(next.empty !== null && { new: next.empty }),
      },
      // Who leafs on may be faster than the page.
      { replace: isSameStep, flushSync: true },
    );
  }
  return { address, show };
}
