import styled from '@emotion/styled';
import { tabular } from '../../../ui/values/tabular.ts';

// Narrower the columns would not fit beside each other.
const cards = '@media (max-width: 1023px)';

/** The table of a copy's lines: on narrow windows each line is a card of its own, and cells say which they are. */
export const LineTable = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '7px 10px', textAlign: 'start', verticalAlign: 'top' },
  '& th:first-of-type': { paddingInlineStart: 16 },
  '& thead th:last-of-type, & td:last-of-type': { paddingInlineEnd: 16 },
  '& thead th': {
    borderBlock: `1px solid ${vars.palette.divider}`,
    background: vars.palette.sunken,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& tbody tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& tr[data-optional] :is(th, td)': { fontWeight: 400, color: vars.palette.ink3, '& b': { fontWeight: 400 } },
  '& tr[data-section] th': { fontWeight: 600, background: vars.palette.sunken },
  '& tr[data-text] th': { fontWeight: 400, color: vars.palette.text.secondary },
  '& [data-figure]': { ...tabular, textAlign: 'end', whiteSpace: 'nowrap' },
  '& time': { whiteSpace: 'nowrap' },
  '& td s': { textDecoration: 'none', color: vars.palette.text.secondary },
  '& td b': { fontWeight: 600 },
  '& [data-missing]': { fontWeight: 600, color: vars.palette.caution.text },
  '& .who': {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 8,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', width: 16, height: 16, marginTop: 2, strokeWidth: 1.75, color: vars.palette.ink3 },
    '&[data-missing] > svg': { color: 'inherit' },
  },
  '& td > small': { display: 'none' },
  [cards]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& tbody tr': { padding: '10px 14px', borderTop: `1px solid ${vars.palette.divider}` },
    '& tr[data-section]': { background: vars.palette.sunken },
    '& tbody :is(th, td):is(:first-of-type, :last-of-type, *)': { padding: '2px 0' },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 12, textAlign: 'end' },
    '& td > small': { display: 'block', flex: 'none', fontSize: 12, color: vars.palette.text.secondary },
    '& [data-figure]': { whiteSpace: 'normal' },
  },
}));
