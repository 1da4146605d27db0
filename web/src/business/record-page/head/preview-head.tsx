import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';
import { type PageFigure, PageFigures } from './page-figures.tsx';

// Beside a list there is room for two figures in a line.
const Place = styled('div')(({ theme: { vars } }) => ({
  margin: '-16px -16px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.subtle,
  '& > div': { padding: '12px 16px' },
  '& > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > dl > div:nth-of-type(n)': { padding: '8px 12px 10px 16px' },
  '& > dl > div:nth-of-type(odd)': { borderLeft: 0 },
  '& > dl > div:nth-of-type(n + 3)': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > dl dd:first-of-type': { minHeight: 24, fontSize: 16, lineHeight: '24px' },
}));

interface PreviewHeadProps {
  facts: ReactNode;
  /** Undefined while they are on their way. */
  figures: readonly PageFigure[] | undefined;
}

/** What the page of a record says in its head, as the preview beside a list begins with it. */
export function PreviewHead({ facts, figures }: PreviewHeadProps) {
  return (
    <Place>
      <Facts>{facts}</Facts>
      <PageFigures figures={figures} />
    </Place>
  );
}
