import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Sort } from '@mandate/contract/lists/grid.ts';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { CountedButton } from '../../ui/buttons/counted-button.tsx';
import { Count } from '../../ui/buttons/toolbar.tsx';
import type { ListState } from '../state/list-state.ts';

const load = () => import('./sort-dialog.tsx');
const SortDialog = lazy(load);

interface ListSortButtonProps {
  entity: Entity;
  reader: Reader;
  state: Pick<ListState, 'sort' | 'deleted'>;
  /** Without its word, where tools fold into one row. */
  isPhone: boolean;
  onSort: (sort: Sort[]) => void;
}

/** Opens the keys a list is sorted by, and says how many there are. */
export function ListSortButton({ entity, reader, state, isPhone, onSort }: ListSortButtonProps) {
  const { t } = useTranslation();
  const { sort } = state;
  const [isOpen, setOpen] = useState(false);
  const opening = {
    size: 'toolbar' as const,
    icon: <ArrowUpDown aria-hidden="true" />,
    'aria-haspopup': 'dialog' as const,
    'data-does': 'list.sort',
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setOpen(true),
  };
  return (
    <>
      {isPhone ? (
        <CountedButton {...opening} label={t('list.sort')} count={sort.length} />
      ) : (
        <Button {...opening} look={sort.length > 0 ? 'chosen' : 'secondary'}>
          {t('list.sort')}
          {sort.length > 0 && <Count>{sort.length}</Count>}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SortDialog
            entity={entity}
            reader={reader}
            state={state}
            onClose={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false);
              onSort(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
