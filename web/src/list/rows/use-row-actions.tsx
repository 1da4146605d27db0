import type { Entity } from '@mandate/contract/facts/entity.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { mayOpen } from '../../records/rights/may-open.ts';
import { mayRemove } from '../../records/rights/may-remove.ts';
import { recordName } from '../../records/words/record-words.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { Point } from '../../ui/overlays/use-place-under.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { RowItems } from './row-items.ts';

const RowMenu = lazy(() => import('./row-menu.tsx'));
// Fetched with the first row that was deleted.
const RestoreButton = lazy(async () => ({
  default: (await import('../../records/removal/restore-button.tsx')).RestoreButton,
}));

/** Gives what stands at the end of a row. @param tabIndex of the row's place in its grid */
export type RowAction<Row extends ListRow> = (row: Row, tabIndex?: number) => ReactNode;

interface RowActionsOptions {
  /** The address of a record. */
  recordPath: (id: string) => string;
  /** Shows a row beside the others; without it rows are not offered to be. */
  onPreview?: ((id: string) => void) | undefined;
  items?: RowItems | undefined;
}

interface RowActions<Row extends ListRow> {
  /** Undefined when there is none for any of the rows. */
  action: RowAction<Row> | undefined;
  /** The menu of the row that was asked. */
  menu: ReactNode;
  /** Opens the menu of the row under the pointer. */
  ask: (event: MouseEvent) => void;
}

/** What a person may do with the rows of a list: a button at the end of each row, and the menu of the one that was pressed. */
export function useRowActions<Row extends ListRow>(
  entity: Entity,
  rows: readonly Row[] | undefined,
  { recordPath, onPreview, items }: RowActionsOptions,
): RowActions<Row> {
  const { t } = useTranslation();
  const user = useUser();
  const [open, setOpen] = useState<{ row: Row; anchor: HTMLElement; at?: Point } | null>(null);
  const hasMenu = useCallback(
    (row: Row) => !row.deletedAt && (mayOpen(user, entity, row) || mayRemove(user, entity, row)),
    [user, entity],
  );
  const action = useCallback<RowAction<Row>>(
    (row, tabIndex) => {
      const name = recordName(entity, row);
      if (row.deletedAt)
        return (
          <Suspense>
            <RestoreButton entity={entity} id={row.id} name={name} tabIndex={tabIndex} />
          </Suspense>
        );
      if (!hasMenu(row)) return null;
      return (
        <IconButton
          id={buttonId(row.id)}
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
  // Groups that are closed show no row: the room is there before one is opened, so that columns stay as wide as they are.
  const isAny = rows !== undefined && (rows.length === 0 || rows.some((row) => row.deletedAt || hasMenu(row)));

  // Who selected text, or is at a field, gets the browser's own menu.
  function ask(event: MouseEvent): void {
    const target = event.target as Element;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const row = rows?.find((one) => one.id === id);
    if (!row || !hasMenu(row) || target.closest('input, textarea') || getSelection()?.toString()) return;
    const anchor = document.getElementById(buttonId(row.id));
    if (!anchor) return;
    event.preventDefault();
    setOpen({ row, anchor, at: { x: event.clientX, y: event.clientY } });
  }

  return {
    action: isAny ? action : undefined,
    ask,
    menu: open && (
      <Suspense>
        <RowMenu
          entity={entity}
          row={open.row}
          anchor={open.anchor}
          at={open.at}
          path={recordPath(open.row.id)}
          items={items}
          onClose={() => setOpen(null)}
          onPreview={onPreview}
        />
      </Suspense>
    ),
  };
}

function buttonId(id: string): string {
  return `row-${id}`;
}
