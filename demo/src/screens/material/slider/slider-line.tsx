import styled from '@emotion/styled';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import type { ReactNode } from 'react';

const Line = styled('div')(({ theme: { vars } }) => ({
  width: '100%',
  '& > div:first-of-type': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& output': { ...tabular, color: vars.palette.text.primary },
  // Room for the labels of the first and the last mark.
  '& > div:last-of-type': { display: 'flex', alignItems: 'center', gap: 14, padding: '4px 14px 0' },
  '& svg': { flex: 'none', width: 18, height: 18, strokeWidth: 1.75, color: vars.palette.ink3 },
}));

interface SliderLineProps {
  /** Ties the name to the slider, which takes it as `aria-labelledby`. */
  id: string;
  name: string;
  /** What it stands at, as it is read. */
  value?: string;
  children: ReactNode;
}

/** A slider with its name above it, and what it stands at. */
export function SliderLine({ id, name, value, children }: SliderLineProps) {
  return (
    <Line>
      <div>
        <span id={id}>{name}</span>
        {value !== undefined && <output>{value}</output>}
      </div>
      <div>{children}</div>
    </Line>
  );
}
