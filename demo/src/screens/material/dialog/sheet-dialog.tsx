import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { ease } from '@mandate/web/src/ui/media/ease.ts';
import { centred } from '@mandate/web/src/ui/overlays/centred.ts';
import { fading, Overlay } from '@mandate/web/src/ui/overlays/overlay.tsx';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** How wide a dialog becomes at most, in pixels; null for as wide as there is room. */
export const widths = { xs: 444, sm: 600, md: 768, lg: 1280, xl: 1920, none: null } as const;

const Window = styled(Overlay)(({ theme: { vars } }) => ({
  ...fading,
  ...centred,
  maxWidth: 'min(var(--width), 100% - 32px)',
  borderRadius: 12,
  boxShadow: vars.palette.shadow.dialog,
  '&[data-size=fitting]': { width: 'fit-content' },
  '&[data-size=full]': { width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 },
  '&[data-moves=up]': {
    opacity: 1,
    transform: 'translateY(100vh)',
    transition: `transform 180ms ${ease}`,
    '&[data-enter]': { transform: 'none' },
  },
}));

const Head = styled('header')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 56,
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > h2': { flex: 1, minWidth: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
}));

const Body = styled('div')(({ theme: { vars } }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 20px',
  fontSize: 14,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > p + p': { marginTop: 12 },
}));

const Acts = styled('footer')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  flex: 'none',
  padding: '12px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface SheetDialogProps {
  isOpen: boolean;
  title: string;
  /** The cross, Escape, or a press outside. */
  onClose: () => void;
  width?: keyof typeof widths;
  /** As wide as its contents, as wide as it may be, or the whole window. */
  size?: 'fitting' | 'wide' | 'full';
  /** It comes from below. */
  isSliding?: boolean;
  /** A button in the head, before the cross. */
  headAct?: ReactNode;
  /** The buttons below, where there are some. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog with a bar of its own at the top. */
export function SheetDialog({
  isOpen,
  title,
  onClose,
  width = 'sm',
  size = 'fitting',
  isSliding = false,
  headAct,
  actions,
  children,
}: SheetDialogProps) {
  const { t } = useTranslation('demo');
  const id = useId();
  const most = widths[width];
  return (
    <Window
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      data-size={size}
      data-moves={isSliding ? 'up' : undefined}
      style={{ '--width': most === null ? '100%' : `${most}px` } as CSSProperties}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        {headAct}
        <TooltipIconButton label={t('material.dialog.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {actions && <Acts>{actions}</Acts>}
    </Window>
  );
}
