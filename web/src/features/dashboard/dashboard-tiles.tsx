import styled from '@emotion/styled';
import { phone } from '../../ui/media/phone.ts';

/** The room of the tiles, whose width says how many stand in a row. */
export const TilesRoom = styled('div')({ containerType: 'inline-size' });

/** The tiles, fourteen of them: in two rows where there is room. */
export const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@container (min-width: 760px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '@container (min-width: 1040px)': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  [phone]: { gap: 8 },
});

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
