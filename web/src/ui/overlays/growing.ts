import { keyframes } from '@emotion/react';
import { ease } from '../media/ease.ts';
import { calm } from '../media/phone.ts';

const small = { opacity: 0, transform: 'scale(0.75, 0.5625)' };
const growth = keyframes({ from: small });

/**
 * How what stands under its button comes and goes: it grows out of it. To be mixed into its styles. It begins to grow in the turn it is there:
 * standing still, small, for a moment, it would be pressed where it is not.
 */
export const growing = {
  transformOrigin: 'top right',
  animation: `${growth} 180ms ${ease}`,
  transition: `opacity 120ms ${ease}, transform 80ms ${ease}`,
  '&[data-leave]': { ...small, animation: 'none' },
  [calm]: { animation: 'none' },
} as const;
