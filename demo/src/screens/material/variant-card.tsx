import styled from '@emotion/styled';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import type { ReactNode } from 'react';

/** The cards of a page of components: as many beside each other as there is room for, one below the other on phones. */
export const VariantGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
  gap: 16,
  marginTop: 14,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  // Low cards, of which three stand beside each other.
  '&[data-low]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
});

/**
 * The same in two columns that each run on by themselves, so that a low card leaves no hole beside a high one. In a narrow window the second
 * column follows the first.
 */
export const VariantColumns = styled(VariantGrid)({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media (max-width: 903px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A column of cards. */
export const VariantColumn = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const Subtitle = styled('p')(({ theme: { vars } }) => ({
  margin: '-12px 0 16px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.ink3,
}));

/** Variants beside each other that wrap; `data-stacked` sets them below each other. */
export const VariantRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  minWidth: 0,
  '&[data-stacked]': { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
});

interface VariantCardProps {
  title: string;
  /** What is to be seen, in a sentence. */
  subtitle?: string;
  /** As wide as the page. */
  isWide?: boolean;
  /** The variants stand below each other. */
  isStacked?: boolean;
  children: ReactNode;
}

/** One kind of a component: its name and its variants. */
export function VariantCard({ title, subtitle, isWide = false, isStacked = false, children }: VariantCardProps) {
  return (
    <PageCard title={title} data-wide={isWide || undefined}>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      <VariantRow data-stacked={isStacked || undefined}>{children}</VariantRow>
    </PageCard>
  );
}
