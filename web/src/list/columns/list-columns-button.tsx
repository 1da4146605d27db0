import type { Entity } from '@mandate/contract/facts/entity.ts';
import Columns3 from 'lucide-react/icons/columns-3';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { ListLaying } from '../views/use-list-views.ts';

const load = () => import('./list-columns-panel.tsx');
const ListColumnsPanel = lazy(load);

interface ListColumnsButtonProps {
  entity: Entity;
  views: ListLaying;
  isPhone: boolean;
}

/** Opens the columns. They are fetched when the pointer or the keyboard comes near. */
export function ListColumnsButton({ entity, views, isPhone }: ListColumnsButtonProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opening = {
    size: 'toolbar' as const,
    icon: <Columns3 aria-hidden="true" />,
    'aria-haspopup': 'dialog' as const,
    'data-does': 'list.columns',
    'aria-expanded': anchor !== null,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {isPhone ? (
        <IconButton {...opening} label={t('columns.open')} />
      ) : (
        <Button {...opening} look="quiet">
          {t('columns.open')}
        </Button>
      )}
      {anchor && (
        <Suspense>
          <ListColumnsPanel
            entity={entity}
            anchor={anchor}
            views={views}
            isPhone={isPhone}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
