import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { phone } from '../../../ui/media/phone.ts';

/** What is told of a run, fact by fact. */
export const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  padding: 12,
  borderRadius: 8,
  background: vars.palette.subtle,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& dd': { marginBottom: 8 } },
}));

/** One of {@link Facts}. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
