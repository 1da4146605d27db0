import { ease } from '../media/ease.ts';

/** How what stands under its button comes and goes: it grows out of it. To be mixed into its styles. */
export const growing = {
  opacity: 0,
  transform: 'scale(0.75, 0.5625)',
  transformOrigin: 'top right',
  transition: `opacity 120ms ${ease}, transform 80ms ${ease}`,
  '&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: '180ms, 119ms' },
} as const;
