import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { MenuItem, MenuMark } from '@mandate/web/src/ui/overlays/menu.tsx';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { OwnMenu } from './own-menu.tsx';
import { ringtones } from './ringtones.ts';

/** A long menu of which four and a half rows are seen at once. */
export function TallCard() {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState<string>('Brook');
  return (
    <VariantCard title={t('material.menu.tall')} subtitle={t('material.menu.tallHint')}>
      <OwnMenu
        look="tall"
        button={(props) => (
          <TooltipIconButton
            {...props}
            label={t('material.menu.ringtones')}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        )}
      >
        {(close) =>
          ringtones.map((ringtone) => (
            <MenuItem
              key={ringtone}
              role="menuitemradio"
              aria-checked={ringtone === chosen}
              selected={ringtone === chosen}
              onClick={() => {
                close();
                setChosen(ringtone);
              }}
            >
              {ringtone}
              {ringtone === chosen && <MenuMark aria-hidden="true" />}
            </MenuItem>
          ))
        }
      </OwnMenu>
      <ChosenLine what={chosen} />
    </VariantCard>
  );
}
