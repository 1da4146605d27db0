import type { Entity } from '@mandate/contract/facts/entity.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { RestoreButton } from '../../records/removal/restore-button.tsx';
import { mayOpen } from '../../records/rights/may-open.ts';
import { mayRemove } from '../../records/rights/may-remove.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { ListRow } from '../columns/columns.tsx';

const RowMenu = lazy(() => import('./row-menu.tsx'));

/** Gives what stands at the end of a row. @param tabIndex of the row's place in its grid */
export type RowAction<Row extends ListRow> = (row: Row, tabIndex?: number) => ReactNode;

/**
 * What a person may do with the rows of a list: a button at the end of each row, and the menu of the one that was pressed.
 * @param onPreview shows a row beside the others; without it rows are not offered to be
 * @returns no action when there is none for any of the rows
 */
export function useRowActions<Row extends ListRow>(
  entity: Entity,
  rows: readonly Row[] | undefined,
  onPreview?: (id: string) => void,
): { action: RowAction<Row> | undefined; menu: ReactNode } {
  const { t } = useTranslation();
  const user = useUser();
  const hasPreview = onPreview !== undefined;
  const [open, setOpen] = useState<{ row: Row; anchor: HTMLElement } | null>(null);
  const hasMenu = useCallback(
    (row: Row) => (hasPreview && mayOpen(user, entity, row)) || mayRemove(user, entity, row),
    [hasPreview, user, entity],
  );
  const action = useCallback<RowAction<Row>>(
    (row, tabIndex) => {
      const name = String(row[entity.label] ?? '');
      if (row.deletedAt) return <RestoreButton entity={entity} id={row.id} name={name} tabIndex={tabIndex} />;
      if (!hasMenu(row)) return null;
      return (
        <IconButton
          id={`row-${row.id}`}
          label={t('list.actionsOf', { name })}
          title={t('list.actions')}
          size="row"
          icon={<Ellipsis aria-hidden="true" />}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          onClick={(event) => setOpen({ row, anchor: event.currentTarget })}
        />
      );
    },
    [entity, hasMenu, t],
  );
  const isAny = rows?.some((row) => row.deletedAt || hasMenu(row)) === true;
  return {
    action: isAny ? action : undefined,
    menu: open && (
      <Suspense>
        <RowMenu
          entity={entity}
          row={open.row}
          anchor={open.anchor}
          onClose={() => setOpen(null)}
          {...(onPreview && { onPreview })}
        />
      </Suspense>
    ),
  };
}
