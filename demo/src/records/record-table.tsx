import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';

/**
 * Records as rows of a card, on phones as cards of their own: cells with `data-label` are then named by it. The class `figure` sets
 * numbers at the right, `acts` is the cell of buttons.
 */
export const RecordTable = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    height: 44,
    padding: '6px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& tr > :first-child': { paddingLeft: 20 },
  '& tr > :last-child': { paddingRight: 20 },
  '& thead th': {
    height: 36,
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.ink3,
  },
  '& tbody th': { fontWeight: 500, color: vars.palette.text.primary },
  '& tbody th a': { color: 'inherit' },
  '& tbody tr:hover': { background: vars.palette.hover },
  // Where it is the first thing in its card, it follows the round corners.
  '&:first-child thead th': { borderTop: 0 },
  '&:first-child thead th:first-child': { borderTopLeftRadius: 7 },
  '&:first-child thead th:last-child': { borderTopRightRadius: 7 },
  '& .figure + :not(.figure, .acts)': { paddingLeft: 32 },
  '& .figure': { ...tabular, textAlign: 'right', whiteSpace: 'nowrap' },
  '& .acts': { width: 1, paddingBlock: 4, textAlign: 'right', whiteSpace: 'nowrap' },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 4,
      padding: '12px 16px',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '&&&& tbody tr > *': {
      gridColumn: '1 / -1',
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
      textAlign: 'left',
    },
    '&&&& tbody tr:has(> .acts) > th': { gridRow: 1, gridColumn: 1 },
    '&&&& tbody tr > .acts': { gridRow: 1, gridColumn: 2, width: 'auto', marginRight: -12 },
    '& tbody th': { fontSize: 15 },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'inline-block',
      minWidth: 88,
      marginRight: 8,
      fontSize: 12,
      color: vars.palette.ink3,
    },
    '& tbody .figure': { textAlign: 'left' },
  },
}));
