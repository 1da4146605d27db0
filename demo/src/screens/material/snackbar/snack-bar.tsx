import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';

/** The look of a message that lies over the page, as its opposite. */
export function snackBar({ vars }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minWidth: 0,
    width: 'fit-content',
    maxWidth: 560,
    minHeight: 44,
    padding: '6px 8px 6px 16px',
    borderRadius: 8,
    background: vars.palette.bar.ground,
    color: vars.palette.bar.ink,
    boxShadow: vars.palette.shadow.menu,
    fontSize: 13,
    lineHeight: '20px',
    '& button': { color: vars.palette.bar.ink },
    '& button:hover': { background: vars.palette.bar.line, color: 'inherit' },
    '& button:focus-visible': { outline: `2px solid ${vars.palette.bar.ink}`, outlineOffset: -2 },
    [phone]: { width: '100%', maxWidth: 'none' },
  };
}

/** A message as it looks, standing in the page. */
export const SnackBar = styled('div')(({ theme }) => ({
  ...snackBar(theme),
  flexWrap: 'nowrap',
  '& > p': { flex: '1 1 auto', minWidth: 0, padding: '6px 8px 6px 0' },
}));

/** The act of a message: a word. */
export const SnackAct = styled('button')({
  flex: 'none',
  whiteSpace: 'nowrap',
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [phone]: { minHeight: 44 },
});
