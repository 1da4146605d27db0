import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import MuiFab from '@mui/material/Fab';
import { styled } from '@mui/material/styles';

/** A round button that lies over what is below it. */
export const RoundButton = styled(MuiFab)(({ theme: { vars } }) => ({
  '&&': {
    gap: 8,
    boxShadow: vars.palette.shadow.menu,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontSize: 14,
    lineHeight: '20px',
    textTransform: 'none',
  },
  '&&:hover': { background: vars.palette.primary.dark },
  '&&[data-tone=plain]': { background: vars.palette.tint, color: vars.palette.primaryText },
  '&&[data-tone=plain]:hover': { background: vars.palette.tint2 },
  '&&[aria-disabled=true]': {
    background: vars.palette.sunken,
    color: vars.palette.text.disabled,
    boxShadow: 'none',
    cursor: 'default',
  },
  '& > svg': { width: 20, height: 20, strokeWidth: 1.75 },
})) as typeof MuiFab;

/** A button of an icon alone that stays pressed. */
export const PressedIconButton = styled(TooltipIconButton)(({ theme: { vars } }) => ({
  '&&[aria-pressed=true]': { background: vars.palette.tint, color: vars.palette.primaryText },
}));
