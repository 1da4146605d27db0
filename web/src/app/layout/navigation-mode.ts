import { useSyncExternalStore } from 'react';

/** How the side navigation stands: beside the page, folded to icons, not at all, or over the page. */
export type NavigationMode = 'full' | 'compact' | 'closed' | 'over';

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
export const navigationWidth = { full: 260, compact: 80 } as const;
