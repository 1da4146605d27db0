import { MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { waysOf } from './drag-lists.ts';
import { useDragRoom } from './drag-room.tsx';

/** The entries of a menu that move an item of a room without dragging: one place on or back, and to other lists. */
export function useMoveItems(item: string): (close: () => void) => ReactElement[] {
  const { t } = useTranslation('demo');
  const { lists, move } = useDragRoom();
  const ways = waysOf(lists, item);
  const own = ways.find(({ items }) => items.includes(item));
  if (!own) return () => [];
  const index = own.items.indexOf(item);
  const others = ways.filter(({ id }) => id !== own.id);
  const [Back, On] = own.isRow ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (close) => {
    const entry = (key: string, label: string, icon: ReactNode, list: string, to: number, isOff = false) => (
      <MenuItem
        key={key}
        disabled={isOff}
        onClick={() => {
          close();
          move(item, { list, index: to });
        }}
      >
        {icon}
        {label}
      </MenuItem>
    );
    return [
      entry(
        'back',
        t(own.isRow ? 'drag.toLeft' : 'drag.up'),
        <Back aria-hidden="true" />,
        own.id,
        index - 1,
        index === 0,
      ),
      entry(
        'on',
        t(own.isRow ? 'drag.toRight' : 'drag.down'),
        <On aria-hidden="true" />,
        own.id,
        index + 1,
        index === own.items.length - 1,
      ),
      ...others.map(({ id, name, items }) =>
        entry(id, t('drag.toList', { list: name }), <CornerUpRight aria-hidden="true" />, id, items.length),
      ),
    ];
  };
}
