import { Composite, CompositeItem, CompositeTypeahead, useCompositeStore } from '@ariakit/react';
import styled from '@emotion/styled';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { phone } from '../media/phone.ts';
import { growing } from './growing.ts';
import { Overlay } from './overlay.tsx';
import type { Corner, Point } from './use-place-under.ts';

const Surface = styled(Overlay)(({ theme: { vars } }) => ({
  ...growing,
  minWidth: 180,
  maxWidth: 'calc(100% - 32px)',
  maxHeight: 'calc(100% - 96px)',
  margin: '4px 0',
  padding: 6,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.menu,
  '&[data-corner=above]': { transformOrigin: 'bottom right' },
  // On a dark ground of its own colour a shadow alone does not set it off.
  'nav &': { border: `1px solid ${vars.palette.nav.line}` },
}));

const Row = styled(CompositeItem)(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minHeight: 32,
  padding: '0 10px',
  borderRadius: 6,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '&:hover, &:focus-visible': { background: vars.palette.hover },
  '&[data-selected]': { background: vars.palette.tint, fontWeight: 500 },
  '&[aria-disabled=true]': { opacity: 0.38, pointerEvents: 'none' },
  '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
  '&[data-bad], &[data-bad] > svg': { color: vars.palette.bad.text },
  [phone]: { minHeight: 44, fontSize: 15 },
}));

interface MenuItemProps extends ComponentProps<typeof Row> {
  /** It is the present choice, where the focus goes first. */
  selected?: boolean;
  /** It takes something away. */
  isBad?: boolean;
}

/** One act of a menu. Returns focus to the menu's button when chosen. */
export function MenuItem({ selected = false, isBad = false, ...rest }: MenuItemProps) {
  return (
    <Row
      role="menuitem"
      render={<div />}
      data-selected={selected || undefined}
      data-bad={isBad || undefined}
      {...rest}
    />
  );
}

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
        // Also while it is closed: a window opened from it gives the focus back by this.
        'aria-controls': `${id}-menu`,
      })}
      <MenuOverlay id={`${id}-menu`} anchor={anchor} onClose={close} corner={isAbove ? 'above' : 'below'}>
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
  corner?: Corner;
  /** Where the pointer asked for it, in place of its button. */
  at?: Point | null;
  /** What it is called, where its button does not say it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The menu alone, for buttons that fetch theirs when it is first wanted. */
export function MenuOverlay(props: MenuOverlayProps) {
  const { id, anchor, onClose, at = null, corner = at ? 'belowLeft' : 'below', label, className, children } = props;
  const store = useCompositeStore({ orientation: 'vertical', focusLoop: true });
  // While it goes, it still stands at the button it came from.
  const [last, setLast] = useState(anchor);
  if (anchor !== null && anchor !== last) setLast(anchor);
  return (
    <Surface
      id={id}
      className={className}
      role="menu"
      {...(label === undefined ? { 'aria-labelledby': last?.id } : { 'aria-label': label })}
      anchor={last}
      at={at}
      corner={corner}
      data-corner={corner}
      // Inside the landmark of its button, so that what it says belongs to a region.
      portalElement={last?.closest<HTMLElement>('header, nav, main') ?? null}
      isOpen={anchor !== null}
      onClose={onClose}
      scrim="never"
      render={<CompositeTypeahead store={store} render={<Composite store={store} />} />}
      autoFocusOnShow={() => {
        const rows = document
          .getElementById(id)
          ?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])');
        const row = [...(rows ?? [])].find(({ dataset }) => dataset.selected) ?? rows?.[0];
        row?.focus({ preventScroll: true });
        row?.scrollIntoView({ block: 'nearest' });
        return false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Surface>
  );
}

/** What stands above some entries of a menu and cannot be chosen. */
export const MenuHead = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 10px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
  '& strong': { display: 'block', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
}));

/** Parts entries of one kind from those of another. */
export const MenuLine = styled('hr')(({ theme: { vars } }) => ({
  flex: 'none',
  width: '100%',
  height: 1,
  margin: '5px 0',
  border: 0,
  background: vars.palette.divider,
}));

/** The mark of the chosen one among some entries. */
export const MenuMark = styled(Check)({ marginLeft: 'auto' });
