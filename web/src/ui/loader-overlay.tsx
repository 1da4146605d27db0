import { keyframes, styled } from '@mui/material/styles';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Cover = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 1500,
  display: 'grid',
  placeItems: 'center',
  color: vars.palette.primaryText,
  // A quick reply shows no flicker; the cover takes presses at once.
  animation: `${appear} 120ms 200ms backwards`,
  '&[data-dim]': { background: vars.palette.scrim, color: vars.palette.primary.contrastText },
}));

/** A spinner in the middle of the window; `isDim` covers the page under it. */
export function LoaderOverlay({ label, isDim = false }: { label: string; isDim?: boolean }) {
  return (
    <Cover role="status" data-dim={isDim || undefined}>
      <Spinner size={40} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Cover>
  );
}
