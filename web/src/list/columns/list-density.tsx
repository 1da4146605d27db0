import { densities } from '@mandate/contract/preferences/formats.ts';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../lib/preferences/preferences.ts';
import { useChoosePreferences } from '../../records/reading/use-choose-preferences.ts';
import { MenuHead, MenuItem, MenuMark, MenuOverlay } from '../../ui/overlays/menu.tsx';
import type { ListLaying } from '../views/use-list-views.ts';

interface ListDensityProps {
  id: string;
  anchor: HTMLElement | null;
  views: ListLaying;
  onClose: () => void;
}

/** How tall rows are: of the open view for this person, else of every list, as the profile says. */
export default function ListDensity({ id, anchor, views, onClose }: ListDensityProps) {
  const { t } = useTranslation();
  const { density } = usePreferences();
  const choosePreferences = useChoosePreferences();
  const present = views.layout.density ?? density;

  function choose(chosen: (typeof densities)[number]): void {
    onClose();
    if (views.open) {
      views.setDensity(chosen);
      return;
    }
    choosePreferences({ density: chosen });
  }

  return (
    <MenuOverlay id={id} anchor={anchor} onClose={onClose}>
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
    </MenuOverlay>
  );
}
