import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../media/visually-hidden.tsx';
import { Spinner } from './spinner.tsx';

/** How long nothing is shown, so that a quick reply shows no flicker, in milliseconds. */
const patience = 150;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Cover = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 1500,
  display: 'grid',
  placeItems: 'center',
  color: vars.palette.primaryText,
  '&[data-dim]': {
    background: vars.palette.scrim,
    animation: `${appear} 120ms`,
    // On a ground of its own, whatever is under the cover.
    '& > svg': {
      boxSizing: 'content-box',
      padding: 12,
      borderRadius: '50%',
      background: vars.palette.background.paper,
    },
  },
}));

interface LoaderOverlayProps {
  label: string;
  /** It covers the page under it. */
  isDim?: boolean;
  /** Escape was pressed while it could be seen; nobody else hears of it. */
  onEscape?: () => void;
}

/**
 * A spinner in the middle of the window. It takes presses at once, and is seen and read out when it stays. The focus is left where it is, so that what
 * is typed meanwhile is kept.
 */
export function LoaderOverlay({ label, isDim = false, onEscape }: LoaderOverlayProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isShown || !onEscape) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      onEscape();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isShown, onEscape]);
  return (
    <Cover role="status" data-dim={(isDim && isShown) || undefined}>
      {isShown && (
        <>
          <Spinner size={40} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Cover>
  );
}
