import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';

/** A figure of the head: what it is, what it comes to, and what that is made of. */
export interface PageFigure {
  label: string;
  value: ReactNode;
  /** What stands beside the figure, such as its currency. */
  unit?: string;
  about: ReactNode;
}

const Cells = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > div': { minWidth: 0, padding: '10px 16px 12px 20px' },
  '& > div + div': { borderLeft: `1px solid ${vars.palette.divider}` },
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& dd': { display: 'flow-root', margin: 0, overflowWrap: 'anywhere' },
  '& dd:first-of-type': {
    ...tabular,
    minHeight: 28,
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.012em',
  },
  '& dd > small': {
    marginLeft: 5,
    fontSize: 11,
    lineHeight: 1,
    fontWeight: 400,
    letterSpacing: '.02em',
    color: vars.palette.ink3,
  },
  '& dd + dd': { minHeight: 16, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& dd + dd > a': { padding: '2px 0' },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: `1px solid ${vars.palette.divider}` },
  },
  [phone]: {
    '& > div': { padding: '10px 12px 10px 14px' },
    '& dd:first-of-type': { fontSize: 16, lineHeight: '24px' },
  },
}));

const Bone = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  height: 10,
  borderRadius: 4,
  background: vars.palette.sunken,
  'dd &': { margin: '9px 0', width: '60%' },
  'dd + dd &': { margin: '3px 0', width: '80%' },
}));

/** How many cells are kept free while the figures are on their way. */
const usual = 4;
const places = Array.from({ length: usual }, (_, place) => `figure-${place}`);

/** The figures of a head in equal cells; their room until they are there. */
export function PageFigures({ figures }: { figures: readonly PageFigure[] | undefined }) {
  if (figures === undefined) {
    return (
      <Cells aria-hidden="true">
        {places.map((place) => (
          <div key={place}>
            <dt>{'\u00a0'}</dt>
            <dd>
              <Bone />
            </dd>
            <dd>
              <Bone />
            </dd>
          </div>
        ))}
      </Cells>
    );
  }
  if (figures.length === 0) return null;
  return (
    <Cells>
      {figures.map(({ label, value, unit, about }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit !== undefined && <small>{unit}</small>}
          </dd>
          <dd>{about}</dd>
        </div>
      ))}
    </Cells>
  );
}
