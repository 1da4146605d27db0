import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';
import { visuallyHidden } from '../../../ui/media/visually-hidden.tsx';

/** The label over a part of the navigation; folded, a line in its place, as high. The words stand in a `span`. */
export const NavigationLabel = styled('h2')(({ theme: { vars } }) => ({
  position: 'relative',
  minHeight: 36,
  padding: '14px 20px 6px',
  'div:first-of-type > &': { minHeight: 30, paddingTop: 8 },
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  color: vars.palette.nav.ink2,
  '[data-fold=folded] & > span': visuallyHidden,
  '[data-fold=folded] div:not(:first-of-type) > &::after': {
    content: '""',
    position: 'absolute',
    inset: '18px 20px auto',
    borderTop: `1px solid ${vars.palette.nav.line}`,
  },
}));

/**
 * The entries of a part. An entry is a link or button with an icon or a `.code`, its words in a `.text`, and maybe a `.badge`. In the folded
 * navigation everything stands where it stands when it unfolds over the page.
 */
export const NavigationItems = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '0 12px',
  '& a, & button': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    height: 38,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    color: vars.palette.nav.ink,
    fontSize: 13.5,
    lineHeight: '20px',
    fontWeight: 500,
    textAlign: 'left',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&:hover': { background: vars.palette.nav.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '& > svg': { flex: 'none', width: 18, height: 18, strokeWidth: 1.75, color: vars.palette.nav.ink2 },
    '& > svg.end': { width: 16, height: 16, marginLeft: 'auto' },
    '& > svg.turns': { transition: 'transform 300ms cubic-bezier(.2,0,0,1)' },
    '&[aria-expanded=false] > svg.turns': { transform: 'rotate(-90deg)' },
  },
  '& .text': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .badge': {
    flex: 'none',
    minWidth: 18,
    marginLeft: 'auto',
    padding: '0 6px',
    borderRadius: 8,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a[aria-current]': {
    background: vars.palette.nav.chosen,
    color: vars.palette.nav.on,
    '& > svg, & > .code': { color: vars.palette.nav.mark },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -12,
      top: 9,
      bottom: 9,
      width: 3,
      borderRadius: '0 3px 3px 0',
      background: vars.palette.nav.mark,
    },
  },
  '& ul': { padding: '0 0 0 8px', marginLeft: 19, borderLeft: `1px solid ${vars.palette.nav.line}` },
  '& ul:not([hidden])': { display: 'flex', flexDirection: 'column', gap: 2 },
  '& ul a': {
    height: 34,
    padding: '0 10px 0 12px',
    fontSize: 13,
    fontWeight: 400,
    '&[aria-current]::before': { left: -9 },
  },
  '& .code': { display: 'none' },
  [phone]: { '& a, & button, & ul a': { height: 44 } },
  '[data-fold] &': {
    padding: '0 14px',
    gap: 4,
    '& ul': { padding: 0, margin: '4px 0 0', border: 0 },
    '& ul:not([hidden])': { gap: 4 },
    '& a, & button': { height: 44, padding: '0 16px', '& > svg:not(.end)': { width: 20, height: 20 } },
    '& ul a': { height: 36, padding: '0 16px' },
    '& a[aria-current]::before': { left: -14 },
    '& .code': {
      display: 'block',
      flex: 'none',
      width: 20,
      fontSize: 12,
      fontWeight: 600,
      textAlign: 'center',
      color: vars.palette.nav.ink2,
      // Drawn, and no part of the name.
      '&::before': { content: 'attr(data-code) / ""' },
    },
  },
  '[data-fold=folded] &': {
    '& .text, & svg.end': visuallyHidden,
    '& .badge': { position: 'absolute', top: 4, right: 2, minWidth: 16, padding: '0 4px', fontSize: 10 },
  },
}));

/** What stands for the words of an entry without an icon: the first letters of two words, or the first two of one. */
export function codeOf(words: string): string {
  const [first = '', second] = words.split(/\s+/);
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`;
}
