import { isPlainDate, type PlainDate } from '@mandate/contract/values/dates.ts';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
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
  const [params, setParams] = useAddressParams();
  const address = addressIn(params, today);

  /** @param isSameStep the step back in the history leads to where it led before */
  function show(part: Partial<CalendarAddress>, isSameStep = false): void {
    setParams((now) => saidOf({ ...addressIn(now, today), ...part }, today), { replace: isSameStep, flushSync: true });
  }
  return { address, show };
}

function addressIn(params: URLSearchParams, today: PlainDate): CalendarAddress {
  const view = calendarViews.find((known) => known === params.get('view')) ?? 'month';
  const date = isPlainDate(params.get('date') ?? '') ? (params.get('date') as PlainDate) : today;
  const empty = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(params.get('new') ?? '') ? params.get('new') : null;
  return { view, date, event: params.get('event'), empty };
}

function saidOf({ view, date, event, empty }: CalendarAddress, today: PlainDate): Record<string, string> {
  return {
    ...(view !== 'month' && { view }),
    ...(date !== today && { date }),
    ...(event !== null && { event }),
    ...(empty !== null && { new: empty }),
  };
}
