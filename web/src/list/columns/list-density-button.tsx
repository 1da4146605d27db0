import styled from '@emotion/styled';
import Rows3 from 'lucide-react/icons/rows-3';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import type { ListLaying } from '../views/use-list-views.ts';

const load = () => import('./list-density.tsx');
const ListDensity = lazy(load);

// Phones show cards, which have no rows to make lower.
const Place = styled('span')({ display: 'contents', [phone]: { display: 'none' } });

/** Opens the choice of how tall rows are. */
export function ListDensityButton({ views }: { views: ListLaying }) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Place>
      <TooltipIconButton
        id={`${id}-button`}
        size="toolbar"
        label={t('list.viewSettings')}
        icon={<Rows3 aria-hidden="true" />}
        aria-haspopup="menu"
        data-does="list.density"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-menu`}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      />
      {wasOpened && (
        <Suspense>
          <ListDensity id={`${id}-menu`} anchor={anchor} views={views} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </Place>
  );
}
