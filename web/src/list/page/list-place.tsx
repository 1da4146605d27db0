import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { calm, phone } from '../../ui/media/phone.ts';
import type { GridReading } from '../state/use-grid.ts';

/** The card a list is: its toolbar, its rows, its foot. */
export const ListCard = styled('section')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 320,
  marginTop: 12,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  [phone]: { flex: 'none', overflow: 'visible', border: 0, background: 'none', boxShadow: 'none', marginTop: 4 },
}));

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const UpdatingBar = styled('div')(({ theme: { vars } }) => ({
  flex: 'none',
  height: 2,
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    width: '25%',
    height: '100%',
    background: vars.palette.primary.main,
    animation: `${pass} 900ms 200ms infinite backwards`,
    [calm]: { animation: 'none', width: '100%' },
  },
}));

/** A thin bar under the toolbar while newer rows are on their way. */
export function Updating({ query }: { query: Pick<GridReading<unknown>, 'isPlaceholderData' | 'isFetching'> }) {
  return <UpdatingBar aria-hidden="true">{query.isPlaceholderData && query.isFetching && <span />}</UpdatingBar>;
}

/** What the rows of a list stand in. */
export const ListPlace = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  // The rows give way to the preview where enough of them is left, else it lies over them.
  containerType: 'inline-size',
  '@container (min-width: 960px)': { '&[data-previewed] > :not(aside)': { marginRight: 380 } },
  [phone]: { flex: 'none', overflow: 'visible' },
  // The last rows, and the focus, are never behind the bar that floats over them.
  '&:has(~ [data-floating]) .rdg': { scrollPaddingBlockEnd: '72px !important', paddingBlockEnd: 72 },
});
