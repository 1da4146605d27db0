import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { weekQuery } from '../../../business/time/week-query.ts';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { onReturn } from '../../../lib/calls/connectivity.ts';
import { comesBack, onReload } from '../../../lib/drafts/on-reload.ts';
import { useUser } from '../../../lib/session/session.ts';
import { type WeekView, weekView } from '../state/week-view.ts';
import { isUnsaved, noWork, type WeekState } from '../state/week-work.ts';
import { keepWeek, takeKeptWeek } from './kept-weeks.ts';
import { sendEntries } from './send-entries.ts';
import { type WeekDesk, type WorkedWeek, weekDesk } from './week-desk.ts';

/** A week that is read and worked on. */
export interface OpenWeek extends WorkedWeek {
  view: WeekView;
  act: (change: (state: WeekState) => WeekState) => void;
  /** Stores what waits, at once. @returns whether all of it is stored */
  send: () => Promise<boolean>;
  /** Takes the week as it is stored at this moment, before {@link OpenWeek.now} is asked. */
  read: () => Promise<void>;
  putRemarksAway: () => void;
  /** The week as it is stored, as far as is known at this moment. */
  now: () => WeekDetail;
  /** Reads the week again. */
  refresh: () => Promise<void>;
}

/** Reads somebody's week; what can be done with it is done by {@link useOpenWeek}. */
export function useWeek(personnelId: string, week: string) {
  return useQuery(weekQuery(personnelId, week));
}

/**
 * Works on a week that was read: what is done holds at once, is kept in this browser, and is stored a moment later.
 * @param first the week as it was read first
 * @param latest as it was read last
 */
export function useOpenWeek(first: WeekDetail, latest: WeekDetail, isReading: boolean): OpenWeek {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [desk] = useState(() => deskOf(first, userId, queries, isReading));
  const shown = useSyncExternalStore(desk.onChange, desk.now);
  useEffect(() => desk.take(latest), [desk, latest]);
  useEffect(() => onReturn(() => void desk.send()), [desk]);
  // What waits goes at once when the page is left; what does not arrive is kept.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void desk.send();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void desk.send();
    };
  }, [desk]);
  // What is typed is kept and comes back; whoever closes the window is asked all the same, as long as it is not stored.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved(desk.now().state.work) && !comesBack()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const stop = onReload(() => true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      stop();
    };
  }, [desk]);
  const view = useMemo(() => weekView(shown.state), [shown.state]);
  const { personnelId, week } = first;
  return {
    ...shown,
    view,
    act: desk.act,
    send: desk.send,
    read: desk.read,
    putRemarksAway: desk.putRemarksAway,
    now: () => desk.now().state.stored,
    refresh: () => queries.invalidateQueries({ queryKey: weekQuery(personnelId, week).queryKey }),
  };
}

function deskOf(first: WeekDetail, userId: string, queries: QueryClient, isReading: boolean): WeekDesk {
  const { personnelId, week } = first;
  const query = weekQuery(personnelId, week);
  return weekDesk(first, isReading ? noWork : takeKeptWeek(userId, personnelId, week), {
    async send(flight) {
      // What is read meanwhile may be older than what is sent.
      await queries.cancelQueries({ queryKey: query.queryKey });
      return sendEntries(flight);
    },
    async read() {
      await queries.cancelQueries({ queryKey: query.queryKey });
      // Without a network at once, not once there is one.
      return queries.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' }).catch(() => null);
    },
    keep: (work) => void (isReading || keepWeek(userId, personnelId, week, work)),
    newId: newRecordId,
  });
}
