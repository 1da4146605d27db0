import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field, FieldKind } from '@mandate/contract/facts/fields.ts';
import { isSortable, type Sort } from '@mandate/contract/lists/grid.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import EyeOff from 'lucide-react/icons/eye-off';
import Group from 'lucide-react/icons/group';
import ListFilter from 'lucide-react/icons/list-filter';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { MenuItem, MenuLine, MenuOverlay } from '../../ui/overlays/menu.tsx';
import { type LaidOut, type LayoutChange, withPinned, withShown } from '../columns/list-layout.ts';
import { FilterOpening } from '../filter/filter-opening.ts';

/** How the two orders of a column are called. */
const orders: Partial<Record<FieldKind, 'letters' | 'sizes' | 'days'>> = {
  text: 'letters',
  reference: 'letters',
  integer: 'sizes',
  number: 'sizes',
  money: 'sizes',
  date: 'days',
  instant: 'days',
};

interface HeadingMenuProps {
  entity: Entity;
  /** The column, and what it holds; undefined where nothing is sorted or filtered by it. */
  column: LaidOut;
  facts: Field | undefined;
  /** The heading. */
  anchor: HTMLElement;
  onClose: () => void;
  onSort: (sorted: (sort: readonly Sort[]) => Sort[]) => void;
  onColumns: (change: LayoutChange) => void;
  /** Groups the rows by the column; without it rows are not grouped by it. */
  onGroup: (() => void) | undefined;
  /** Makes the column as wide as what it shows. */
  onFit: () => void;
}

/** What can be done with a column, under its heading. */
export default function HeadingMenu(props: HeadingMenuProps) {
  const { entity, column, facts, anchor, onClose, onSort, onColumns, onGroup, onFit } = props;
  useSharedWords();
  const { t } = useTranslation();
  const openFilter = useContext(FilterOpening);
  const { field, isPinned } = column;
  const label = fieldLabel(entity, field);
  const order = (facts && orders[facts.kind]) ?? 'plain';
  const item = (icon: ReactNode, words: string, run: () => void) => (
    <MenuItem
      onClick={() => {
        onClose();
        run();
      }}
    >
      {icon}
      {words}
    </MenuItem>
  );
  const sortItem = (direction: Sort['direction'], icon: ReactNode) =>
    item(icon, t(`heading.${order}.${direction}`), () => onSort(() => [{ field, direction }]));
  return (
    <MenuOverlay
      id="heading-menu"
      label={t('heading.menu', { field: label })}
      anchor={anchor}
      corner="belowLeft"
      onClose={onClose}
    >
      {facts && isSortable(facts) && (
        <>
          {sortItem('asc', <ArrowUp aria-hidden="true" />)}
          {sortItem('desc', <ArrowDown aria-hidden="true" />)}
          <MenuLine />
        </>
      )}
      {facts &&
        openFilter &&
        item(<ListFilter aria-hidden="true" />, t('heading.filter', { field: label }), () => openFilter(field, anchor))}
      {onGroup && item(<Group aria-hidden="true" />, t('heading.group', { field: label }), onGroup)}
      {facts && openFilter && <MenuLine />}
      {item(
        isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />,
        t(isPinned ? 'heading.unpin' : 'heading.pin'),
        () => onColumns((layout) => withPinned(layout, field, !isPinned)),
      )}
      {item(<MoveHorizontal aria-hidden="true" />, t('heading.fit'), onFit)}
      {column.place !== 'name' &&
        item(<EyeOff aria-hidden="true" />, t('heading.hide'), () =>
          onColumns((layout) => withShown(layout, field, false)),
        )}
    </MenuOverlay>
  );
}
