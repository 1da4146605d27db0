import type { NavigationMode } from '@mandate/contract/preferences/layout.ts';
import { useState } from 'react';
import { usePreferences } from '../../../lib/preferences/preferences.ts';
import { useChoosePreferences } from '../../../records/reading/use-choose-preferences.ts';
import { type ShownMode, useIsWide } from './navigation-mode.ts';

/** The side navigation as it stands, and how to change it. */
export interface Navigation {
  mode: ShownMode;
  /** What the menu button does: hides the navigation, or shows it beside the page or over it. */
  toggle: () => void;
  /** Puts away what lies over the page. */
  close: () => void;
  /** Chooses how it stands beside the page from now on; kept on the account. */
  choose: (mode: NavigationMode) => void;
}

/**
 * In a wide window the navigation stands as the person chose; in a narrow one it is closed by itself. What the menu button made of it holds
 * until the window passes the limit or another mode is chosen: then the kept mode is back.
 */
export function useNavigation(): Navigation {
  const isWide = useIsWide();
  const { layout } = usePreferences();
  const choosePreferences = useChoosePreferences();
  const kept = layout.navigation.mode;
  const [turned, setTurned] = useState<ShownMode | null>(null);
  const situation = `${isWide} ${kept}`;
  const [last, setLast] = useState(situation);
  if (situation !== last) {
    setLast(situation);
    setTurned(null);
  }
  const mode = turned ?? (isWide ? kept : 'close');
  const shown = isWide ? (kept === 'close' ? 'full' : kept) : 'mobile';

  function choose(chosen: NavigationMode): void {
    choosePreferences({ layout: { ...layout, navigation: { ...layout.navigation, mode: chosen } } });
  }

  return {
    mode,
    toggle: () => setTurned(mode === 'close' ? shown : 'close'),
    close: () => setTurned('close'),
    choose,
  };
}
