import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemo } from '../../use-demo.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { periodOf } from './calendar-periods.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import { CarryNotice } from './carry/carry-notice.tsx';
import { useCarry } from './carry/use-carry.ts';
import { OpenEvent } from './event/open-event.tsx';
import { shownEvent, spanAfter } from './event/shown-event.ts';
import { useEventChanges } from './event/use-event-changes.ts';
import { useCalendarAddress } from './use-calendar-address.ts';
import { wallNow, zoneOf } from './wall-time.ts';

const Card = styled(PageCard)({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 480,
  marginTop: 14,
  // Cut at its corners without scrolling by itself, so that the heads of days stay in sight where the page is scrolled.
  overflow: 'clip',
  '& > div': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
  [phone]: { '&[data-fills-page]': { flex: 'none', height: 620 } },
});

const Sheet = styled('div')({ position: 'relative', flex: 1, minHeight: 0, '&:focus': { outline: 'none' } });

const noEvents: never[] = [];

/** The calendar: events by month, week, work week and day, and one after the other. */
export default function CalendarPage() {
  const { t } = useTranslation(['demo', 'all']);
  const timeZone = zoneOf(useFormats());
  const today = wallNow(timeZone).slice(0, 10);
  const { address, show } = useCalendarAddress(today);
  const { view, date } = address;
  const read = useDemo('GET /api/calendar/events/all');
  const known = read.data ?? noEvents;
  const changes = useEventChanges(timeZone);
  const sheet = useRef<HTMLDivElement>(null);
  const events = useMemo(() => known.map((event) => shownEvent(event, timeZone)), [known, timeZone]);
  const carry = useCarry({
    view,
    events,
    onCarried: ({ start }) => {
      const { first, last } = periodOf(view, date);
      const day = start.slice(0, 10);
      if (day < first || day > last) show({ date: day }, true);
    },
    onDrop: (id, span) => void changes.move(id, span),
  });
  const { carried } = carry;
  const shown = useMemo(
    () => (carried ? events.map((event) => (event.id === carried.id ? carried : event)) : events),
    [events, carried],
  );
  const open = address.empty ?? known.find(({ id }) => id === address.event) ?? null;
  const close = useEffectEvent(() => show({ event: null, empty: null }, true));
  const isUnknown = read.data !== undefined && address.event !== null && open === null;
  useEffect(() => {
    if (isUnknown) close();
  }, [isUnknown]);
  return (
    <>
      <PageHead
        title={t('calendar.title')}
        actions={
          <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => show({ empty: date })}>
            {t('calendar.new')}
          </Button>
        }
      />
      <Card isFlush data-fills-page={view === 'month' ? '' : undefined} aria-label={t('calendar.title')}>
        <CalendarBar view={view} date={date} today={today} onShow={show} />
        {read.isError ? (
          <EmptyState
            kind="failed"
            title={t('calendar.failed')}
            text={read.error.message}
            action={
              <Button size="row" onClick={() => void read.refetch()}>
                {t('all:action.tryAgain')}
              </Button>
            }
          />
        ) : read.data ? (
          <Sheet ref={sheet} tabIndex={-1} data-calendar="">
            <CalendarSheet
              view={view}
              date={date}
              today={today}
              events={shown}
              carried={carried?.id ?? null}
              howTo="calendar-how-to"
              onOpen={(event) => show({ event })}
              onNew={(empty) => show({ empty })}
              onPlaced={({ id, old, now }) => {
                const event = events.find((one) => one.id === id);
                if (event) void changes.move(id, spanAfter(event, old, now));
              }}
            />
            <CarryNotice id="calendar-how-to" isCarrying={carried !== null} said={carry.said} />
          </Sheet>
        ) : (
          <SkeletonRows label={t('calendar.loading')} />
        )}
      </Card>
      <OpenEvent
        open={open}
        timeZone={timeZone}
        changes={changes}
        onClose={() => show({ event: null, empty: null }, true)}
        onGone={() => sheet.current?.focus()}
      />
    </>
  );
}
