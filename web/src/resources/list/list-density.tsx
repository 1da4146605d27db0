import { densities } from '@mandate/contract/formats.ts';
import { useTranslation } from 'react-i18next';
import { keepPreference } from '../../lib/own-account.ts';
import { changePreferences, usePreferences } from '../../lib/preferences.ts';
import { useUser, useViewer } from '../../lib/session.ts';
import { MenuHead, MenuItem, MenuMark, MenuSheet } from '../../ui/menu.tsx';
import { useKeepRecord } from '../use-record.ts';
import type { ListViews } from './use-list-views.ts';

interface ListDensityProps {
  id: string;
  anchor: HTMLElement | null;
  views: ListViews;
  onClose: () => void;
}

/** How tall rows are: of the open view for this person, else of every list, as the profile says. */
export default function ListDensity({ id, anchor, views, onClose }: ListDensityProps) {
  const { t } = useTranslation();
  const own = useUser();
  const person = useViewer() ?? own;
  const { density } = usePreferences();
  const keep = useKeepRecord('account');
  const present = views.layout.density ?? density;

  function choose(chosen: (typeof densities)[number]): void {
    onClose();
    if (views.open) {
      views.setDensity(chosen);
      return;
    }
    changePreferences(person.id, { density: chosen });
    // Offline the choice holds on this device until the account is read again.
    keepPreference(person.id, { density: chosen }).then(keep, () => undefined);
  }

  return (
    <MenuSheet id={id} anchor={anchor} onClose={onClose}>
      {[
        <MenuHead key="head" role="presentation">
          {t('list.density')}
        </MenuHead>,
        ...densities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={present === name}
            selected={present === name}
            onClick={() => choose(name)}
          >
            {t(`choice.account.density.${name}`)}
            {present === name && <MenuMark aria-hidden="true" />}
          </MenuItem>
        )),
      ]}
    </MenuSheet>
  );
}
