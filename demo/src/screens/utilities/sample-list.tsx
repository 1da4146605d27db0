import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Markup } from './markup.tsx';
import { markupOf } from './markup-of.ts';
import { ClassName } from './utility-page.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr) minmax(0, 1fr)',
    gap: '8px 16px',
    alignItems: 'start',
    padding: '12px 20px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > code': { fontWeight: 500, paddingTop: 8 },
  '@media (max-width: 1023px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > li > code': { padding: 0 },
  },
}));

// What is larger than its place scrolls in it.
const Stage = styled('div')(({ theme: { vars } }) => ({
  minWidth: 0,
  maxHeight: 180,
  padding: 8,
  border: `1px dashed ${vars.palette.line2}`,
  borderRadius: 6,
  fontSize: 13,
  lineHeight: '20px',
  overflow: 'auto',
}));

/** A class, and markup that uses it. */
export interface Sample {
  name: string;
  /** Elements of HTML alone: what is shown is what is written beside it. */
  shown: ReactElement;
  /** It is larger than its place, in which it is scrolled. */
  scrolls?: true;
}

interface SampleListProps {
  samples: readonly Sample[];
  /** What a sample that is scrolled is called. */
  labelOf: (name: string) => string;
}

/** Classes one below the other, each with a sample of it and the sample's markup. */
export function SampleList({ samples, labelOf }: SampleListProps) {
  return (
    <List>
      {samples.map(({ name, shown, scrolls }) => (
        <li key={name}>
          <ClassName>{name}</ClassName>
          {scrolls ? (
            <Stage tabIndex={0} role="group" aria-label={labelOf(name)}>
              {shown}
            </Stage>
          ) : (
            <Stage>{shown}</Stage>
          )}
          <Markup>{markupOf(shown)}</Markup>
        </li>
      ))}
    </List>
  );
}
