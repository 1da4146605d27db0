import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';

/** One column of the board: its head, which stays in sight, and its cards. */
export const ColumnRoom = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 8,
  border: '2px solid transparent',
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > header': {
    ...tabular,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    // The name and the count are one line and the sum another, so that the cards of all columns begin at the same height.
    '&[data-sums]': { minHeight: 58, alignContent: 'flex-start' },
    minHeight: 38,
    margin: -8,
    padding: 8,
    borderRadius: 8,
    background: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    '& > .sum': { flex: '1 1 100%', minWidth: 0 },
    '& b': { fontWeight: 600, color: vars.palette.text.primary },
  },
  // A name of any length leaves the count its place.
  '& > header > h2': {
    flex: '0 1 auto',
    maxWidth: 'calc(100% - 36px)',
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
  '& > ul': { display: 'grid', gap: 8, alignContent: 'start' },
  '& > p': { padding: '12px 4px', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '&[data-mark=open]': { borderColor: vars.palette.line2, borderStyle: 'dashed' },
  '&[data-mark=over]': { borderColor: vars.palette.focus, background: vars.palette.tint },
  // Muted by its ground, so that what it says stays readable.
  '&[data-mark=shut]': { background: 'none', borderColor: vars.palette.divider, '& > ul': { opacity: 0.45 } },
  [phone]: { padding: 0, border: 0, background: 'none', '& > header': { position: 'static', margin: 0, padding: 0 } },
}));
