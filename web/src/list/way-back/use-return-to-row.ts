import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { currentSession, onSession, useUser } from '../../lib/session/session.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { GridReading } from '../state/use-grid.ts';
import { addressIn, placeToReturnTo, purgePlaces, readPlaces, storePlace } from './list-place.ts';
import { purgeRecordNavigations, recordNavigationFrom, storeRecordNavigation } from './record-navigation.ts';

/** Whether a list was left since the page was loaded. */
let hasLeft = false;

/** Where the way back to a list leads: to the page of it that was left last, with its search and filters. */
export function listAddress(list: string): string {
  const session = currentSession();
  return session.status === 'signedIn' ? addressIn(readPlaces(session.user.id), list) : list;
}

/**
 * Brings who comes back from a record to the row it was opened from: scrolled as it was, with the focus on the row, or on the one
 * that took its place when it is gone.
 * @param rows those shown; undefined before they are there
 * @param grid what was asked for, where a record leads on to the ones beside it
 * @returns whether somebody comes back, so that nothing else is done about scrolling and focus
 */
export function useReturnToRow(
  paths: RecordPaths,
  rows: readonly ListRow[] | undefined,
  cursor: RefObject<RowCursor | null>,
  grid?: GridReading<ListRow>,
): boolean {
  const { id } = useUser();
  const navigate = useNavigate();
  const { search, key } = useLocation();
  // The first entry of every document has the same key: until this one left a list, nobody comes back to it.
  const isBack = useNavigationType() === NavigationType.Pop && (key !== 'default' || hasLeft);
  const [place] = useState(() => placeToReturnTo(readPlaces(id), { list: paths.list, search, key, isBack }));
  const isReturned = useRef(place === null);
  const comeBack = useEffectEvent((shown: readonly ListRow[]) => {
    isReturned.current = true;
    if (place === null) return;
    cursor.current?.scrollTo(place.top);
    if (place.row === null) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      return;
    }
    const index = shown.findIndex((row) => row.id === place.row);
    cursor.current?.goTo(index < 0 ? Math.min(place.index, shown.length - 1) : index);
  });
  const isElsewhere = place !== null && place.search !== search;
  useEffect(() => {
    if (!isReturned.current && !isElsewhere && rows !== undefined && rows.length > 0) comeBack(rows);
  }, [rows, isElsewhere]);
  const goOn = useEffectEvent(() => {
    if (place !== null && isElsewhere) void navigate(place.list + place.search, { replace: true });
  });
  useEffect(() => goOn(), []);

  // As the list stands while it is left: the address is already the next page's.
  const leave = useEffectEvent(() => {
    if (currentSession().status !== 'signedIn') return;
    hasLeft = true;
    const opened = matchPath(paths.any, location.pathname)?.params[paths.parameter] ?? null;
    const index = rows?.findIndex((row) => row.id === opened) ?? -1;
    if (opened !== null) {
      const { query, data } = grid ?? {};
      storeRecordNavigation(id, index >= 0 && query && data ? recordNavigationFrom(paths.list, query, data) : null);
    }
    storePlace(id, key, { list: paths.list, search, row: opened, index, top: cursor.current?.scrolled() ?? 0 });
  });
  useLayoutEffect(() => () => leave(), []);
  return place !== null;
}

// Who signs out on purpose leaves none of it behind.
onSession(() => {
  const session = currentSession();
  if (session.status !== 'signedOut' || !session.left) return;
  purgePlaces();
  purgeRecordNavigations();
});
