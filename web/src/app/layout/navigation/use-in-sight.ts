import { type RefObject, useEffect, useRef } from 'react';

/** To be spread on the part of the navigation that scrolls. */
export const navigationScroller = { 'data-navigation-scroller': '' } as const;

/**
 * Brings an entry of the navigation into sight, in its middle, once it is the one of the page that is shown. One that is in sight stays where
 * it is, so that nothing moves under a pointer that pressed it.
 */
export function useInSight(isCurrent: boolean): RefObject<HTMLAnchorElement | null> {
  const entry = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const room = entry.current?.closest('[data-navigation-scroller]')?.getBoundingClientRect();
    const own = entry.current?.getBoundingClientRect();
    if (!isCurrent || !room || !own) return;
    if (own.top < room.top || own.bottom > room.bottom) entry.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);
  return entry;
}
