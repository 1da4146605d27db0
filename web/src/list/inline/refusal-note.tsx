import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';

const gap = 4;

// In the top layer, so that no edge of the grid cuts it off.
const Bubble = styled('span')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxWidth: 340,
  padding: '6px 10px',
  border: `1px solid ${vars.palette.bad.line}`,
  borderRadius: 6,
  background: vars.palette.bad.tint,
  color: vars.palette.bad.text,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  '&[data-caution]': {
    borderColor: vars.palette.caution.fill,
    background: vars.palette.caution.tint,
    color: vars.palette.caution.text,
  },
}));

/** Why a cell is not saved, below it while the keyboard is there. Screen readers have it from the cell. */
export function RefusalNote({ sentence, isCaution = false }: { sentence: string; isCaution?: boolean }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = bubble.current;
    const cell = place?.closest('[role=gridcell]');
    if (!place || !cell) return;
    const follow = () => {
      const around = cell.getBoundingClientRect();
      const own = place.getBoundingClientRect();
      const below = around.bottom + gap;
      place.style.left = `${Math.max(4, Math.min(around.left, innerWidth - own.width - 4))}px`;
      place.style.top = `${below + own.height > innerHeight ? around.top - gap - own.height : below}px`;
    };
    place.showPopover();
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, []);
  return (
    <Bubble ref={bubble} popover="manual" aria-hidden="true" data-caution={isCaution || undefined}>
      {sentence}
    </Bubble>
  );
}
