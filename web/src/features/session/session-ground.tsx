import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Ground = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  overflow: 'hidden',
  background: '#1A2038',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

const rings = Array.from({ length: 14 }, (_, step) => ({ radius: 120 + step * 90, opacity: 0.05 - step * 0.003 }));

/** The slate ground of the session pages, with faint rings. The same in both colour schemes. */
export function SessionGround({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g stroke="#FFFFFF" fill="none">
          {rings.map(({ radius, opacity }) => (
            <circle key={radius} cx="300" cy="860" r={radius} strokeOpacity={opacity} />
          ))}
        </g>
      </svg>
      {children}
    </Ground>
  );
}
