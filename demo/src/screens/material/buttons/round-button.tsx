import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { Link } from 'react-router';

function round({ theme: { vars } }: { theme: Theme }): CSSObject {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    flex: 'none',
    width: 56,
    height: 56,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    boxShadow: vars.palette.shadow.menu,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { background: vars.palette.primary.dark, textDecoration: 'none' },
    '&[data-size=small]': { width: 40, height: 40 },
    '&[data-size=medium]': { width: 48, height: 48 },
    '&[data-tone=plain]': { background: vars.palette.tint, color: vars.palette.primaryText },
    '&[data-tone=plain]:hover': { background: vars.palette.tint2 },
    '&[aria-disabled=true]': {
      background: vars.palette.sunken,
      color: vars.palette.text.disabled,
      boxShadow: 'none',
      cursor: 'default',
    },
    '& > svg': { width: 20, height: 20, strokeWidth: 1.75 },
  };
}

/** A round button that lies over what is below it; 56, with `data-size` 48 (`medium`) or 40 (`small`). */
export const RoundButton = styled('button')(round);

/** A link like one, with words. */
export const RoundLink = styled(Link)(round, { width: 'auto', height: 48, padding: '0 16px', borderRadius: 999 });

/** A button of an icon alone that stays pressed. */
export const PressedIconButton = styled(TooltipIconButton)(({ theme: { vars } }) => ({
  '&&[aria-pressed=true]': { background: vars.palette.tint, color: vars.palette.primaryText },
}));
