import type { NavigationMode } from '@mandate/contract/preferences/layout.ts';
import { useSyncExternalStore } from 'react';

/** How the side navigation stands: beside the page as chosen for wide windows, or over the page (`mobile`). */
export type ShownMode = NavigationMode | 'mobile';

const wide = matchMedia('(min-width: 1280px)');

/** Whether the window is wide enough for the navigation beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => wide.matches,
  );
}

/** The measures of the side navigation, in pixels (specification, section 9). */
export const navigationWidth = { full: 260, compact: 80, close: 0 } as const;
