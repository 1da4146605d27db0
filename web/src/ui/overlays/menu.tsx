import ListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { phone } from '../media/phone.ts';

const Surface = styled(MuiMenu)(({ theme: { vars } }) => ({
  '& .MuiMenu-paper': {
    minWidth: 180,
    margin: '4px 0',
    borderRadius: 8,
    background: vars.palette.background.paper,
    backgroundImage: 'none',
    boxShadow: vars.palette.shadow.menu,
  },
  '& .MuiMenu-list': { padding: 6 },
  // On a dark ground of its own colour a shadow alone does not set it off.
  'nav & .MuiMenu-paper': { border: `1px solid ${vars.palette.nav.line}` },
}));

/** One act of a menu; `selected` marks the present choice. Returns focus to the menu's button when chosen. */
export const MenuItem = styled(MuiMenuItem)(({ theme: { vars } }) => ({
  gap: 8,
  '&&': { minHeight: 32 },
  padding: '0 10px',
  borderRadius: 6,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '&:hover, &.Mui-focusVisible': { background: vars.palette.hover },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    background: vars.palette.tint,
    fontWeight: 500,
  },
  '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
  [phone]: { '&&': { minHeight: 44 }, fontSize: 15 },
}));

interface MenuProps {
  /** The button that opens it, given what it needs to say so. */
  button: (
    props: Pick<ComponentProps<'button'>, 'id' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'>,
  ) => ReactElement;
  /** The items; call `close` when one is chosen. */
  children: (close: () => void) => ReactNode;
  /** Over its button, for one at the foot of the page. */
  isAbove?: boolean;
}

/** A menu under its button. */
export function Menu({ button, children, isAbove = false }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        id: `${id}-button`,
        onClick: (event) => setAnchor(event.currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor === null ? undefined : `${id}-menu`,
      })}
      <MenuOverlay id={`${id}-menu`} anchor={anchor} onClose={close} isAbove={isAbove}>
        {children(close)}
      </MenuOverlay>
    </>
  );
}

interface MenuOverlayProps {
  id: string;
  /** The button it opens under, while it is open; it names the menu. */
  anchor: HTMLElement | null;
  onClose: () => void;
  isAbove?: boolean;
  children: ReactNode;
}

/** The menu alone, for buttons that fetch theirs when it is first wanted. */
export function MenuOverlay({ id, anchor, onClose, isAbove = false, children }: MenuOverlayProps) {
  return (
    <Surface
      id={id}
      anchorEl={anchor}
      // Inside the landmark of its button, so that what it says belongs to a region.
      container={anchor?.closest<HTMLElement>('header, nav, main') ?? null}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: isAbove ? 'bottom' : 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': anchor?.id } }}
      transitionDuration={{ enter: 180, exit: 120 }}
    >
      {children}
    </Surface>
  );
}

/** What stands above some entries of a menu and cannot be chosen. */
export const MenuHead = styled(ListSubheader)(({ theme: { vars } }) => ({
  padding: '6px 10px 4px',
  background: 'transparent',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
  '& strong': { display: 'block', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
}));

/** The mark of the chosen one among some entries. */
export const MenuMark = styled(Check)({ marginLeft: 'auto' });
