import { keepPreference } from '../../lib/own-account.ts';
import { changePreferences, type Preferences, usePreferences } from '../../lib/preferences.ts';
import { useUser } from '../../lib/session.ts';
import { useKeepRecord } from '../../resources/use-record.ts';

type Theme = Preferences['theme'];

/** Light or dark, and how to choose it in passing: it takes effect at once and is kept on the own account, quietly. */
export function useOwnTheme(): [Theme, (theme: Theme) => void] {
  const { id } = useUser();
  const { theme } = usePreferences();
  const keep = useKeepRecord('account');
  function choose(chosen: Theme): void {
    changePreferences(id, { theme: chosen });
    // Offline the choice holds on this device until the account is read again.
    keepPreference(id, { theme: chosen }).then(keep, () => undefined);
  }
  return [theme, choose];
}
