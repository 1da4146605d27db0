import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { calm } from '../media/phone.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Arc = styled('svg')({
  animation: `${turn} 0.9s linear infinite`,
  [calm]: { animationDuration: '3s', animationTimingFunction: 'steps(8)' },
});

/** A turning arc in the colour of the text around it; say beside it, in words, what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <Arc width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" />
    </Arc>
  );
}
