import styled from '@emotion/styled';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 300;
const gap = 6;

const Anchor = styled('span')({ display: 'contents' });

// In the top layer, so that nothing cuts it off; a click goes through it to what lies below.
const Bubble = styled('span')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  maxWidth: 280,
  padding: '5px 8px',
  borderRadius: 6,
  background: vars.palette.bar.ground,
  color: vars.palette.bar.ink,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  pointerEvents: 'none',
}));

interface HintProps {
  /** The remark. It repeats or adds to what its control is called, so screen readers are spared it. */
  title: string;
  placement?: 'below' | 'right';
  /** It is on a part of a link or button, and shown while that has the keyboard as well. */
  isInControl?: boolean;
  children: ReactNode;
}

/** A remark beside a control, shown while the pointer rests on it or the keyboard is there; Escape puts it away. */
export function Hint({ title, placement = 'below', isInControl = false, children }: HintProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(delay: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(true), delay);
  }

  function hide(): void {
    clearTimeout(timer.current);
    setIsShown(false);
  }

  const showAtOnce = useEffectEvent(() => show(0));
  const putAway = useEffectEvent(hide);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const around = isInControl ? anchor.current?.closest<HTMLElement>('a, button') : null;
    if (!around) return;
    const stop = new AbortController();
    const listening = { signal: stop.signal };
    around.addEventListener('focus', () => around.matches(':focus-visible') && showAtOnce(), listening);
    around.addEventListener('blur', () => putAway(), listening);
    around.addEventListener('keydown', ({ key }) => key === 'Escape' && putAway(), listening);
    return () => stop.abort();
  }, [isInControl]);
  useEffect(() => {
    const [place, control] = [bubble.current, anchor.current?.firstElementChild];
    if (!isShown || !place || !control) return;
    place.showPopover();
    const around = control.getBoundingClientRect();
    const own = place.getBoundingClientRect();
    const middle = placement === 'right' ? around.right + gap : around.left + (around.width - own.width) / 2;
    const top = placement === 'right' ? around.top + (around.height - own.height) / 2 : around.bottom + gap;
    place.style.left = `${Math.max(4, Math.min(middle, innerWidth - own.width - 4))}px`;
    place.style.top = `${top + own.height > innerHeight ? around.top - gap - own.height : top}px`;
  }, [isShown, placement]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={() => show(pauseMs)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {isShown && (
        <Bubble ref={bubble} popover="manual" aria-hidden="true">
          {title}
        </Bubble>
      )}
    </Anchor>
  );
}
