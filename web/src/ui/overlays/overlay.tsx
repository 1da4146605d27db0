import { Dialog, type DialogProps, useDialogStore, useStoreState } from '@ariakit/react';
import styled from '@emotion/styled';
import { ease } from '../media/ease.ts';
import { phone } from '../media/phone.ts';
import { Edge } from './edge.tsx';
import { type Corner, type Point, usePlaceUnder } from './use-place-under.ts';
import { useWhenLeft } from './use-when-left.ts';

/** How an overlay comes and goes where it stands; to be mixed into its styles. */
export const fading = {
  opacity: 0,
  transition: `opacity 120ms ${ease}`,
  '&[data-enter]': { opacity: 1, transitionDuration: '180ms' },
} as const;

const Scrim = styled('div')(({ theme: { vars } }) => ({
  ...fading,
  '&[data-on=always]': { background: vars.palette.scrim },
  '&[data-on=phone]': { [phone]: { background: vars.palette.scrim } },
}));

const Sheet = styled(Dialog)(({ theme: { vars } }) => ({
  position: 'fixed',
  zIndex: 1300,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  outline: 0,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  '&:focus-visible': { outline: 0 },
}));

const Within = styled('div')({ display: 'contents' });

/** What every overlay is told, besides what its element is. */
interface OverlayProps extends Omit<DialogProps, 'open' | 'onClose'> {
  isOpen: boolean;
  /** Escape. */
  onClose: () => void;
  /** A press beside it; closes it unless said otherwise. */
  onPressBeside?: () => void;
  /** It is out of sight. */
  onLeft?: () => void;
  /** Where the page steps back behind it. */
  scrim?: 'always' | 'phone' | 'never';
  /** The button it stands at, where it has its place from one. */
  anchor?: HTMLElement | null;
  corner?: Corner;
  /** Where the pointer asked for it, in place of its button. */
  at?: Point | null;
}

/**
 * What lies over the page and keeps the focus until it is closed. The page behind it neither scrolls nor answers, toasts do. The focus goes to
 * what asks for it inside, else to the sheet, and back to where it was.
 */
export function Overlay({
  isOpen,
  onClose,
  onPressBeside = onClose,
  onLeft,
  scrim = 'always',
  anchor = null,
  corner = 'below',
  at = null,
  children,
  ...rest
}: OverlayProps) {
  const store = useDialogStore({
    open: isOpen,
    setOpen: (open) => !open && onClose(),
  });
  useWhenLeft(store, onLeft);
  const sheet = useStoreState(store, 'contentElement');
  usePlaceUnder(anchor, sheet, corner, at);
  // A menu is left by Tab, and may hold nothing but its items.
  const isDialog = rest.role !== 'menu';
  return (
    <Sheet
      store={store}
      unmountOnHide
      aria-modal={isDialog || undefined}
      backdrop={<Scrim data-on={scrim} />}
      initialFocus={sheet}
      autoFocusOnShow={() => !sheet?.contains(document.activeElement)}
      // What is pressed beside it does not take the focus from where it was.
      hideOnInteractOutside={({ type }) => {
        if (type === 'click') onPressBeside();
        return false;
      }}
      // Its button may name it, which nothing can that does not answer.
      getPersistentElements={() => [
        ...document.querySelectorAll('.Toastify'),
        ...(anchor && rest['aria-label'] === undefined ? [anchor] : []),
      ]}
      {...rest}
    >
      {/* Every overlay can be closed by what is in it: the library adds no button of its own. */}
      <Within data-dialog-dismiss="">
        {isDialog && <Edge at="start" />}
        {children}
        {isDialog && <Edge at="end" />}
      </Within>
    </Sheet>
  );
}
