import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { keepClear } from '../feedback/keep-clear.ts';
import { phone } from '../media/phone.ts';
import { overFoot } from '../page/over-foot.ts';
import { centred } from './centred.ts';
import { fading, Overlay } from './overlay.tsx';

const Window = styled(Overlay)(({ theme: { vars } }) => ({
  ...fading,
  ...centred,
  // Where it goes on below its lower edge is shaded; what covers the shade at its end scrolls along.
  background: `linear-gradient(transparent, ${vars.palette.background.paper}) bottom/100% 64px no-repeat local, linear-gradient(transparent, ${vars.palette.line2}) bottom/100% 16px no-repeat, ${vars.palette.background.paper}`,
  maxWidth: 440,
  padding: 20,
  borderRadius: 12,
  boxShadow: vars.palette.shadow.dialog,
  '&[data-width="640"]': { maxWidth: 640 },
  '&[data-width="880"]': { maxWidth: 880 },
}));

const Title = styled('h2')({ fontSize: 16, lineHeight: '24px', fontWeight: 600 });

const Body = styled('div')(({ theme: { vars } }) => ({
  marginTop: 4,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 16,
  // Work that is longer than the window scrolls behind its buttons.
  '[data-width="880"] &': {
    position: 'sticky',
    zIndex: 1,
    bottom: -20,
    margin: '16px -20px -20px',
    padding: '12px 20px 20px',
    background: vars.palette.background.paper,
  },
  [phone]: { flexDirection: 'column', '& > *': { width: '100%' } },
}));

interface DialogProps {
  isOpen: boolean;
  /** Escape, and a press outside while nothing was entered; the answer that changes nothing. */
  onClose: () => void;
  /** What is entered holds at once, is kept, or is asked about by the window: a press outside closes it like Escape. */
  isSafeToLeave?: boolean;
  /** A question, or the name of what is done here. */
  title: string;
  /** What happens, and how to return. */
  children?: ReactNode;
  /** The buttons; give `autoFocus` to the safe one. */
  actions: ReactNode;
  /** 440 for a question, 640 for a short form, 880 for work. */
  width?: 440 | 640 | 880;
}

/**
 * A window that asks. Focus stays inside it and returns to where it was. A press outside closes it until something was entered: that would be lost
 * by a slip of the hand.
 */
export function Dialog({ isOpen, onClose, isSafeToLeave, title, children, actions, width = 440 }: DialogProps) {
  const id = useId();
  const isTouched = useRef(false);
  useEffect(() => {
    if (isOpen) isTouched.current = false;
  }, [isOpen]);
  return (
    <Window
      isOpen={isOpen}
      onClose={onClose}
      onPressBeside={() => {
        if (isSafeToLeave || !isTouched.current) onClose();
      }}
      onInput={() => {
        isTouched.current = true;
      }}
      data-width={width}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <Title id={`${id}-title`}>{title}</Title>
      {children && <Body id={`${id}-text`}>{children}</Body>}
      <Actions {...keepClear} ref={width === 880 ? overFoot : null}>
        {actions}
      </Actions>
    </Window>
  );
}
