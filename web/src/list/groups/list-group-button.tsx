import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import Group from 'lucide-react/icons/group';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { filterLabel } from '../filter/filter-label.ts';

const load = () => import('./group-menu.tsx');
const GroupMenu = lazy(load);

interface ListGroupButtonProps {
  entity: Entity;
  reader: Reader;
  /** The field the rows are grouped by; null for none. */
  groupBy: string | null;
  onGroup: (field: string | null) => void;
}

/** Says what the rows are grouped by, and opens the choice of it. */
export function ListGroupButton({ entity, reader, groupBy, onGroup }: ListGroupButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opening = {
    id: `${id}-button`,
    size: 'toolbar' as const,
    icon: <Group aria-hidden="true" />,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'data-does': 'list.group',
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {groupBy === null ? (
        <TooltipIconButton {...opening} label={t('groups.open')} />
      ) : (
        <Button {...opening} look="chosen">
          {t('groups.by', { field: filterLabel(entity, groupBy) })}
        </Button>
      )}
      {anchor && (
        <Suspense>
          <GroupMenu
            id={`${id}-menu`}
            entity={entity}
            reader={reader}
            groupBy={groupBy}
            anchor={anchor}
            onGroup={onGroup}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
