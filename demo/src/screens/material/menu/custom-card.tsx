import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Inbox from 'lucide-react/icons/inbox';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { OwnMenu } from './own-menu.tsx';

const boxes = [
  { name: 'sent', Icon: SendHorizontal },
  { name: 'drafts', Icon: FilePenLine },
  { name: 'inbox', Icon: Inbox },
] as const;

/** A menu with a border and icons. */
export function CustomCard() {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState<(typeof boxes)[number]['name'] | null>(null);
  return (
    <VariantCard title={t('material.menu.custom')} subtitle={t('material.menu.customHint')}>
      <OwnMenu
        look="bordered"
        button={(props) => (
          <Button {...props} look="primary">
            {t('material.menu.mail')}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      >
        {(close) =>
          boxes.map(({ name, Icon }) => (
            <MenuItem
              key={name}
              onClick={() => {
                close();
                setChosen(name);
              }}
            >
              <Icon aria-hidden="true" />
              {t(`material.menu.${name}`)}
            </MenuItem>
          ))
        }
      </OwnMenu>
      <ChosenLine what={chosen && t(`material.menu.${chosen}`)} />
    </VariantCard>
  );
}
