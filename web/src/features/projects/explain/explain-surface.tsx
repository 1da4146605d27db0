import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { ExplainPlaceContext } from './explain-place.ts';

const Beside = styled('section')(({ theme: { vars } }) => ({
  position: 'sticky',
  // Under the bar of the sections, and as far as the window goes.
  top: 40,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 190px)',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '& > header': { display: 'flex', alignItems: 'center', gap: 4, flex: 'none', padding: '10px 10px 0 20px' },
  '& > header > h2': { flex: 1, minWidth: 0, fontSize: 15, lineHeight: '20px', fontWeight: 600 },
}));

// What is hidden for the eye is placed against it, so that it never scrolls by itself.
const Body = styled('div')({ position: 'relative', minHeight: 0, overflowY: 'auto', '& > div': { paddingTop: 4 } });

type ExplainSurfaceProps = Pick<
  ComponentProps<typeof SidePanel>,
  'isOpen' | 'onClose' | 'onLeft' | 'title' | 'closeLabel' | 'acts' | 'children'
>;

/** Where an explanation is read: beside the lines, which stay in use, where there is room for both; else over the page. */
export function ExplainSurface(props: ExplainSurfaceProps) {
  const place = useContext(ExplainPlaceContext);
  return place ? createPortal(<BesideLines {...props} />, place) : <SidePanel {...props} />;
}

/** It takes the focus when it comes and gives it back when it goes; in between the page is used as ever. */
function BesideLines({ isOpen, onClose, onLeft, title, closeLabel, acts, children }: ExplainSurfaceProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  const leave = useEffectEvent(() => {
    const had = document.activeElement;
    if (before.current instanceof HTMLElement && (had === document.body || sheet.current?.contains(had)))
      before.current.focus({ preventScroll: true });
    onLeft();
  });
  useEffect(() => {
    if (!isOpen) {
      leave();
      return;
    }
    before.current = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    if (sheet.current && isOutOfSight(sheet.current)) sheet.current.scrollIntoView({ block: 'center' });
  }, [isOpen]);

  // Where something is written Escape is about that.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWritten = (event.target as Element).closest(
      'input, textarea, select, [contenteditable], [role=dialog], .rdg',
    );
    const isElsewhere = isWritten !== null && isWritten !== sheet.current;
    if (event.key === 'Escape' && !event.defaultPrevented && isOpen && !isElsewhere) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <Beside ref={sheet} role="dialog" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {acts}
        <TooltipIconButton size="row" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {/* What scrolls can be scrolled by keyboard too. */}
      <Body tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
        {children}
      </Body>
    </Beside>
  );
}

/** The lowest part of an explanation that is worth seeing, in pixels: its figure and the sentence. */
const leastSeen = 120;

/** Where an address asks for it, the lines may be far below. */
function isOutOfSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > window.innerHeight - leastSeen || bottom < leastSeen;
}
