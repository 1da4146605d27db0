import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { TooltipIconButton } from '../buttons/tooltip-icon-button.tsx';
import { keepClear } from '../feedback/keep-clear.ts';
import { phone } from '../media/phone.ts';
import { Overlay } from './overlay.tsx';
import { sliding } from './sliding.ts';

const Drawer = styled(Overlay)(({ theme: { vars } }) => ({
  ...sliding('right'),
  width: 'var(--panel-width)',
  maxWidth: '100vw',
  boxShadow: vars.palette.shadow.dialog,
  [phone]: { width: '100vw' },
}));

const Head = styled('header')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 64,
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > h2': { flex: 1, minWidth: 0, fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  [phone]: { minHeight: 56, padding: '4px 4px 4px 16px' },
}));

// What is hidden for the eye is placed against it, so that the panel itself never scrolls.
const Body = styled('div')({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto' });

const Foot = styled('footer')(({ theme: { vars } }) => ({
  flex: 'none',
  padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  '& a': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
  [phone]: { paddingInline: 16 },
}));

interface SidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is out of sight. */
  onLeft: () => void;
  title: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** What is done with all of it, beside its title. */
  acts?: ReactNode;
  children: ReactNode;
  /** A remark that stays in sight below. */
  foot?: ReactNode;
  /** In pixels, where the window has room. */
  width?: number;
}

/**
 * Something of its own at the right of whatever page is shown, on phones over the whole screen. It holds the focus, closes by Escape or a
 * press beside it, and gives the focus back.
 */
export function SidePanel({
  isOpen,
  onClose,
  onLeft,
  title,
  closeLabel,
  acts,
  children,
  foot,
  width = 400,
}: SidePanelProps) {
  const id = useId();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      onLeft={onLeft}
      aria-labelledby={`${id}-title`}
      {...keepClear}
      style={{ '--panel-width': `${width}px` } as CSSProperties}
    >
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        {acts}
        <TooltipIconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Drawer>
  );
}
