import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { ChosenLine } from './chosen-line.tsx';

const acts = ['profile', 'account', 'signOut'] as const;

/** A menu of three acts; what was chosen is said beside it. */
export function SimpleCard() {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState<(typeof acts)[number] | null>(null);
  return (
    <VariantCard title={t('material.menu.simple')} subtitle={t('material.menu.simpleHint')}>
      <Menu button={(props) => <Button {...props}>{t('material.menu.open')}</Button>}>
        {(close) =>
          acts.map((act) => (
            <MenuItem
              key={act}
              onClick={() => {
                close();
                setChosen(act);
              }}
            >
              {t(`material.menu.${act}`)}
            </MenuItem>
          ))
        }
      </Menu>
      <ChosenLine what={chosen && t(`material.menu.${chosen}`)} />
    </VariantCard>
  );
}
