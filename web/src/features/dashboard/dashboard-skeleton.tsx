import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { leadMetrics } from '@mandate/contract/overview/dashboard.ts';
import { calm } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Charts, Column, Leads, TilesRoom } from './dashboard-tiles.tsx';

// Invisible for 200 ms, so a quick reply shows none.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Whole = styled('div')({
  display: 'grid',
  gap: 12,
  animation: `${appear} 120ms 200ms backwards`,
  [calm]: { animationDuration: '1ms' },
});

const Blank = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: 14,
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '&::before, &::after': { content: '""', height: 10, width: '60%', borderRadius: 4, background: vars.palette.sunken },
  '&::after': { height: 18, width: '40%' },
}));

/** The skeleton of the dashboard, in its final heights. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Whole aria-hidden="true">
        <TilesRoom>
          <Leads>
            {leadMetrics.map((figure) => (
              <Blank key={figure} style={{ height: 104 }} />
            ))}
          </Leads>
        </TilesRoom>
        <Blank as="div" style={{ height: 74 }} />
        <Charts>
          <Blank as="div" style={{ minHeight: 300 }} />
          <Column>
            <Blank as="div" style={{ height: 145 }} />
            <Blank as="div" style={{ height: 268 }} />
          </Column>
        </Charts>
      </Whole>
    </div>
  );
}
