import { DisclosureContent, useDisclosureStore } from '@ariakit/react';
import styled from '@emotion/styled';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { ease } from '@mandate/web/src/ui/media/ease.ts';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useWhenLeft } from '@mandate/web/src/ui/overlays/use-when-left.ts';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { snackBar } from './snack-bar.tsx';

/** How long a message stays, in milliseconds. */
const stay = 6000;

/** From where a message comes into sight. */
const away = {
  grow: { opacity: 0, transform: 'scale(0.75, 0.5625)' },
  fade: { opacity: 0 },
  up: { transform: 'translateY(calc(100% + 24px))' },
  down: { transform: 'translateY(calc(-100% - 24px))' },
  left: { transform: 'translateX(100vw)' },
  right: { transform: 'translateX(-100vw)' },
} as const;

/** How a message comes. */
export type Move = keyof typeof away;

/** Where a message lies: at the top or the bottom, and at which side. */
type Place = `${'top' | 'bottom'}${'Left' | 'Center' | 'Right'}`;

const Lying = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  insetInline: 24,
  bottom: 24,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '&[data-place^=top]': { top: 24, bottom: 'auto' },
  '&[data-place$=Left]': { justifyContent: 'flex-start' },
  '&[data-place$=Right]': { justifyContent: 'flex-end' },
  '&[data-place=stack]': { position: 'static' },
  [phone]: { insetInline: 8, bottom: 8, '&[data-place^=top]': { top: 8 } },
});

const Bar = styled(DisclosureContent)(({ theme }) => ({
  ...snackBar(theme),
  pointerEvents: 'auto',
  transition: `opacity 120ms ${ease}, transform 120ms ${ease}`,
  ...Object.fromEntries(Object.entries(away).map(([move, from]) => [`&[data-move=${move}]`, from])),
  '&&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: '180ms' },
  '& > .message': { flex: 1, minWidth: 120, padding: '6px 0' },
  '& > .acts': { display: 'flex', alignItems: 'center', gap: 4 },
}));

interface SnackProps {
  isOpen: boolean;
  message: ReactNode;
  /** One act, before the cross. */
  act?: ReactNode;
  place?: Place | 'stack';
  move?: Move;
  /** The cross, Escape, or the time is over. */
  onClose: () => void;
  /** It is out of sight. */
  onLeft?: () => void;
}

/** A message that lies over the page for a while; a press beside it does not take it away. */
export function Snack({ isOpen, message, act, place = 'bottomCenter', move = 'grow', onClose, onLeft }: SnackProps) {
  const { t } = useTranslation('demo');
  const [isHeld, setHeld] = useState(false);
  const store = useDisclosureStore({ open: isOpen });
  useWhenLeft(store, onLeft);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || isHeld) return;
    const over = setTimeout(() => close(), stay);
    const press = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && close();
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(over);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen, isHeld]);
  return (
    <Lying data-place={place}>
      <Bar
        store={store}
        unmountOnHide
        role="alert"
        data-move={move}
        // Who reads it or is about to press keeps it.
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div className="message">{message}</div>
        <div className="acts">
          {act}
          <IconButton
            size="row"
            label={t('material.snackbar.close')}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        </div>
      </Bar>
    </Lying>
  );
}
