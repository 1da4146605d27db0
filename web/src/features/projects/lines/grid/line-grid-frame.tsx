import styled from '@emotion/styled';

/** The look of what is the lines' own in the grid: sections, texts, what is optional, faults, the cell being edited. */
export const LineGridFrame = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  // The head of the grid lies in the corners of the card.
  '&, & > div': { borderRadius: '8px 8px 0 0' },
  '& > p': {
    padding: '6px 14px 6px 56px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.bad.text,
    '&[data-warning]': { color: vars.palette.caution.text },
  },
  position: 'relative',
  // Where a dragged line would fall.
  '& > .drop': {
    position: 'absolute',
    zIndex: 3,
    insetInline: 0,
    height: 2,
    marginTop: -1,
    background: vars.palette.focus,
    pointerEvents: 'none',
  },
  '& .number': { position: 'relative' },
  '& .grip': { opacity: 0, color: vars.palette.ink3 },
  '& .rdg-row:hover .grip, & .grip:active': { opacity: 1 },
  '& .rdg-row:hover .number:has(.grip) > span:first-of-type': { opacity: 0 },
  // The page's bars lie over its ends: what has the focus stays clear of them.
  scrollMarginBlock: '52px calc(150px - var(--foot, 0px))',
  '& .rdg-cell': { scrollMarginBlock: '52px calc(136px - var(--foot, 0px))' },
  '& .quiet, & .acts': { color: vars.palette.text.secondary },
  '& .rdg-cell.acts': { paddingInline: 10, '&:has(:focus-visible)': { outline: 'none' } },
  '& .acts button': { opacity: 0 },
  '& .rdg-row:hover .acts button, & .acts[aria-selected=true] button, & .acts button[aria-expanded=true]': {
    opacity: 1,
  },
  '& .name svg': { color: vars.palette.ink3 },
  '& .name': { fontWeight: 500, fontVariantNumeric: 'normal' },
  '& .section': {
    '--rdg-background-color': vars.palette.subtle,
    '& .name, & .net span': { fontWeight: 600 },
  },
  '& .text .name': { fontWeight: 400, color: vars.palette.text.secondary },
  '& .optional': {
    '& .name, & .figure, & .net': { fontWeight: 400, color: vars.palette.ink3 },
    '& .net span': { fontWeight: 400 },
  },
  '& .rdg-cell.chosen': { background: vars.palette.tint },
  '& .rdg-cell.fault': { boxShadow: `inset 0 0 0 1px ${vars.palette.bad.text}` },
  '& .rdg-editor-container': {
    overflow: 'visible',
    zIndex: 2,
    outline: `2px solid ${vars.palette.focus}`,
    outlineOffset: -2,
    background: vars.palette.background.paper,
  },
}));
