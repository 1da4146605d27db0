import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { phone } from '../../ui/media/phone.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { SectionContext } from '../state/editing-context.ts';

const Surface = styled('div')({
  scrollMarginTop: 12,
  // As round as the card in it, so that the ring of the focus is.
  borderRadius: 8,
  outlineOffset: 2,
  '&:focus:not(:focus-visible)': { outline: 'none' },
  [phone]: { scrollMarginTop: 56 },
});

/** Six columns for the fields of a section; on phones one. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
});

/** A remark below the fields it is about. */
export const FieldHint = styled('p')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** One section of an editor: a card with its title, which anchors lead to. */
export function SectionCard({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Surface id={name} tabIndex={-1} role="group" aria-label={title}>
      <PageCard title={title}>
        <SectionContext value={name}>{children}</SectionContext>
      </PageCard>
    </Surface>
  );
}
