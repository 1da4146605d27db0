import { type Preferences, usePreferences } from '../../../lib/preferences/preferences.ts';
import { useChoosePreferences } from '../../../records/reading/use-choose-preferences.ts';

type Theme = Preferences['theme'];

/** Light or dark, and how to choose it in passing: it takes effect at once and is kept on the own account, quietly. */
export function useOwnTheme(): [Theme, (theme: Theme) => void] {
  const { theme } = usePreferences();
  const choose = useChoosePreferences();
  return [theme, (chosen) => choose({ theme: chosen })];
}
