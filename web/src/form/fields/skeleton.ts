import { keyframes } from '@emotion/react';
import { calm } from '../../ui/media/phone.ts';

// Invisible for 200 ms, so that what is known soon shows none; it breathes once and then rests.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** How what stands for something to come appears. */
export const appearing = {
  animation: `${appear} 120ms 200ms backwards`,
  [calm]: { animationDuration: '1ms' },
} as const;

/**
 * The look of a field whose value is not known yet: its frame as it will be, and a bar where the value will stand.
 * @param color of the bar
 */
export const skeleton = (color: string) => ({
  position: 'relative' as const,
  '& dd': { visibility: 'hidden' as const },
  '&::after': {
    content: '""',
    position: 'absolute' as const,
    top: 37,
    left: 12,
    width: '40%',
    height: 10,
    borderRadius: 4,
    background: color,
    ...appearing,
  },
  '&:has(dd)::after': { top: 25, left: 0 },
});
