import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { calm } from '../media/phone.ts';
import { VisuallyHidden } from '../media/visually-hidden.tsx';
import { noteComing } from '../page/page-shown.ts';
import { useFormats } from '../values/formats.ts';

// Invisible for 200 ms, so a quick reply shows none; it breathes once and then rests.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Rows = styled('div')({ animation: `${appear} 120ms 200ms backwards`, [calm]: { animationDuration: '1ms' } });

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: '0 14px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > span': { height: 10, borderRadius: 4, background: vars.palette.sunken },
}));

const widths = ['8%', '28%', '20%', '10%', '12%'];
const places = Array.from({ length: 50 }, (_, place) => `row-${place}`);

interface SkeletonRowsProps {
  /** What is loading, for screen readers. */
  label: string;
  rows?: number;
  /** The height of a row to come, in pixels, so that nothing jumps; that of lists by default. */
  rowHeight?: number;
}

/** Skeletons of rows, in their final heights; at most 50. */
export function SkeletonRows({ label, rows = 10, rowHeight }: SkeletonRowsProps) {
  const formats = useFormats();
  useEffect(noteComing, []);
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Rows aria-hidden="true">
        {places.slice(0, rows).map((place) => (
          <Row key={place} style={{ height: rowHeight ?? formats.rowHeight }}>
            {widths.map((width) => (
              <span key={width} style={{ width }} />
            ))}
          </Row>
        ))}
      </Rows>
    </div>
  );
}
