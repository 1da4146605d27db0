import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';

/** The rows of a card of people or places: a mark, two lines of text, and what leads elsewhere. */
export const CardRows = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    padding: '5px 12px 5px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& > li > svg': { justifySelf: 'center', width: 18, height: 18, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& > li > div': { minWidth: 0 },
  '& > li > span:last-child': { display: 'flex' },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', overflowWrap: 'anywhere' },
  '& p > strong, & p > strong > a': { fontWeight: 500, color: vars.palette.text.primary },
  '& p > small': { fontSize: 12, color: vars.palette.ink3 },
  '& p + p': { gap: '0 12px', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  // As tall as what is pressed has to be.
  '& p > strong > a': { display: 'inline-block', padding: '2px 0' },
  '& p + p > a': { padding: '4px 0' },
  [phone]: { '& > li': { padding: '7px 6px 7px 14px' } },
}));
