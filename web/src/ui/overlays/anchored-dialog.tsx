import styled from '@emotion/styled';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { phone } from '../media/phone.ts';
import { fading, Overlay } from './overlay.tsx';

const width = 376;
/** What is kept free below the window's top edge, so that a form has room. */
const room = 420;

const Surface = styled(Overlay)(({ theme: { vars } }) => ({
  ...fading,
  left: 'var(--left)',
  top: 'var(--top)',
  width,
  maxWidth: 'calc(100% - 32px)',
  maxHeight: 'calc(100% - var(--top) - 16px)',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  boxShadow: vars.palette.shadow.dialog,
  // A sheet at the foot of the screen.
  [phone]: {
    left: 0,
    top: 'auto',
    bottom: 0,
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100% - 48px)',
    border: 0,
    borderRadius: '12px 12px 0 0',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
}));

const Title = styled('h2')({ padding: '14px 16px 0', fontSize: 15, lineHeight: '20px', fontWeight: 600 });
const Body = styled('div')({ flex: 1, minHeight: 0, padding: '10px 16px', overflowY: 'auto' });
const Actions = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '10px 16px 14px',
  borderTop: `1px solid ${vars.palette.divider}`,
  [phone]: { '& > *': { flex: 1 } },
}));

interface AnchoredDialogProps {
  isOpen: boolean;
  /** What it stands under; where it was pressed. On phones it comes up from the foot of the screen. */
  anchor: Element | null;
  /** Escape and a press outside; changes nothing. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the filled one last. */
  actions: ReactNode;
}

/** A window next to what it is about. Focus stays inside it and returns to where it was. */
export function AnchoredDialog({ isOpen, anchor, onClose, title, children, actions }: AnchoredDialogProps) {
  const id = useId();
  const around = anchor?.getBoundingClientRect();
  const left = Math.max(16, Math.min(around?.left ?? 16, innerWidth - width - 16));
  const top = Math.max(16, Math.min((around?.bottom ?? 16) + 6, innerHeight - room));
  return (
    <Surface
      isOpen={isOpen}
      onClose={onClose}
      scrim="phone"
      aria-labelledby={`${id}-title`}
      style={{ '--left': `${left}px`, '--top': `${top}px` } as CSSProperties}
    >
      <Title id={`${id}-title`}>{title}</Title>
      <Body>{children}</Body>
      <Actions>{actions}</Actions>
    </Surface>
  );
}
