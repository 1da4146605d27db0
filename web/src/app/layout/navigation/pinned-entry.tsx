import styled from '@emotion/styled';
import type { Favourite } from '@mandate/contract/preferences/favourites.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PinOff from 'lucide-react/icons/pin-off';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutPressed, useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../../lib/commands/shortcuts-here.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { FavouriteLink, useIsShown } from './favourite-link.tsx';

// The button of an entry lies over its end; the pointer or the keyboard brings it, a finger finds it there.
const Line = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  '&&& > a': { paddingRight: 38 },
  '&&& > button': {
    position: 'absolute',
    top: 5,
    right: 5,
    display: 'inline-grid',
    width: 28,
    height: 28,
    minWidth: 28,
    minHeight: 28,
    padding: 0,
    opacity: 0,
    '& > svg': { width: 16, height: 16 },
    [phone]: { top: -3, right: 0, width: 44, height: 44, opacity: 1 },
  },
  '&&&:hover > button, &&&:focus-within > button, &&& > button[aria-expanded=true]': { opacity: 1 },
  // Its button takes the place of the count while somebody is there.
  '& .count': {
    position: 'absolute',
    right: 14,
    color: vars.palette.nav.ink2,
    fontSize: 11,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    // It is drawn next to the entry's name, and no part of it.
    '&::before': { content: 'attr(data-count)' },
  },
  '&:is(:hover, :focus-within) .count': { opacity: 0 },
  '@media (hover: none)': {
    '&&& > button': { opacity: 1 },
    '& .count': { right: 44 },
    '&:is(:hover, :focus-within) .count': { opacity: 1 },
  },
  '[data-fold] &&& > button': { top: 8 },
  '[data-fold=folded] &&& > button': { display: 'none' },
  '&[data-over]::before': {
    content: '""',
    position: 'absolute',
    inset: '-2px 8px auto',
    borderTop: `2px solid ${vars.palette.nav.mark}`,
  },
  '&[data-over=below]::before': { inset: 'auto 8px -2px' },
}));

/** What can be done with a pinned entry; null where it cannot go further. */
export interface PinnedActs {
  up: (() => void) | null;
  down: (() => void) | null;
  unpin: () => void;
  /** It is dragged, or no more. */
  drag: (isDragged: boolean) => void;
  /** What is dragged takes this place. */
  drop: () => void;
  /** Another one is dragged, which could take this place. */
  isOver: boolean;
}

interface PinnedEntryProps {
  favourite: Favourite;
  /** Of a view, how many records it shows. */
  count: string | undefined;
  /** Null for who may change nothing. */
  acts: PinnedActs | null;
}

/** A pinned record or view. Alt and an arrow move it among the others, as its menu and dragging do. */
export function PinnedEntry({ favourite, count, acts }: PinnedEntryProps) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const isShown = useIsShown()(favourite);
  useHeldShortcuts(acts === null ? [] : ['pinned.up', 'pinned.down']);
  if (acts === null)
    return (
      <li>
        <FavouriteLink kept={favourite} count={count} isShown={isShown} />
      </li>
    );
  const { up, down, unpin, drag, drop, isOver } = acts;

  function onKeyDown(event: KeyboardEvent): void {
    const shortcut = shortcutPressed('pinned', event);
    if (shortcut === null) return;
    event.preventDefault();
    (shortcut === 'up' ? up : down)?.();
  }

  const item = (key: string, icon: ReactNode, label: string, run: () => void, close: () => void) => (
    <MenuItem
      key={key}
      onClick={() => {
        close();
        run();
      }}
    >
      {icon}
      {label}
    </MenuItem>
  );

  return (
    <Line
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag(true);
      }}
      onDragEnd={() => drag(false)}
      onDragOver={(event) => isOver && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop();
      }}
    >
      <FavouriteLink
        kept={favourite}
        count={count}
        isShown={isShown}
        data-pinned
        draggable={false}
        {...mark('pinned.up', 'pinned.down')}
        onKeyDown={onKeyDown}
      />
      <Menu
        button={(props) => (
          <IconButton
            {...props}
            size="row"
            label={t('favourites.arrange', { name: favourite.label })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      >
        {(close) => [
          up && item('up', <ArrowUp aria-hidden="true" />, t('favourites.up'), up, close),
          down && item('down', <ArrowDown aria-hidden="true" />, t('favourites.down'), down, close),
          item('drop', <PinOff aria-hidden="true" />, t('favourites.drop'), unpin, close),
        ]}
      </Menu>
    </Line>
  );
}
