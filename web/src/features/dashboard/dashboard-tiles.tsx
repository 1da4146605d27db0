import styled from '@emotion/styled';
import { phone } from '../../ui/media/phone.ts';

/** The room of the tiles, whose width says how many stand in a row. */
export const TilesRoom = styled('div')({ containerType: 'inline-size' });

/** The tiles that come first, five of them: in one row where there is room. */
export const Leads = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 900px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  [phone]: { gap: 8 },
});

/** The others, nine of them: cells of one card, with lines between that are its ground. */
export const Cells = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.divider,
  boxShadow: vars.palette.shadow.card,
  // Of nine the last one stands alone in a row of two.
  '& > :last-child': { gridColumn: '1 / -1' },
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :last-child': { gridColumn: 'auto' },
  },
  '@container (min-width: 1120px)': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' },
}));

/** Charts beside each other where there is room, the first of a row the wider one. */
export const Charts = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1080px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)',
    '&[data-even]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Charts under each other in one place of a row. */
export const Column = styled('div')({ display: 'grid', gap: 12, gridTemplateRows: 'auto 1fr', minWidth: 0 });
