import { changePreferences, type Preferences } from '../../lib/preferences/preferences.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { useStoreRecord } from './use-record.ts';

/**
 * Gives a function that chooses preferences in passing: at once here, soon on the own account. While the product is looked at as somebody
 * else nothing is kept.
 */
export function useChoosePreferences(): (chosen: Partial<Preferences>) => void {
  const user = useUser();
  const viewer = useViewer();
  const keep = useStoreRecord('account');
  return (chosen) => {
    changePreferences((viewer ?? user).id, chosen);
    if (viewer !== null) return;
    void import('../../lib/preferences/store-preferences.ts').then(({ storePreferences }) =>
      storePreferences(user.id, chosen, keep),
    );
  };
}
