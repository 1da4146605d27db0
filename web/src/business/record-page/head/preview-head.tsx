import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { RecordOverview } from '@mandate/contract/overview/record/record-overview.ts';
import type { ReactNode } from 'react';
import { useOverview } from '../page/use-overview.ts';
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

interface PreviewHeadProps<Overview extends RecordOverview> {
  /** The noun of its calls. */
  noun: string;
  record: Values & { id: string };
  facts: (record: Values) => ReactNode;
  figures: (overview: Overview, record: Values) => readonly PageFigure[];
}

/** What the page of a record says in its head, as the preview beside a list begins with it. */
export function PreviewHead<Overview extends RecordOverview>(props: PreviewHeadProps<Overview>) {
  const { noun, record, facts, figures } = props;
  const { data, isFailed } = useOverview<Overview>(noun, record.id);
  return (
    <Place>
      <Facts>{facts(record)}</Facts>
      <PageFigures figures={data ? figures(data, record) : isFailed ? [] : undefined} />
    </Place>
  );
}
