import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

/** A slider in the look of the product. Give it a name (`aria-label`, `aria-labelledby`), and `getAriaValueText` where its figure has a unit. */
export const Track = styled(Slider)(({ theme: { vars } }) => ({
  color: vars.palette.primary.main,
  '& .MuiSlider-rail': { opacity: 1, background: vars.palette.control },
  '& .MuiSlider-thumb': {
    width: 18,
    height: 18,
    border: `2px solid ${vars.palette.primary.main}`,
    background: vars.palette.background.paper,
    transition: 'none',
    '&::before': { boxShadow: 'none' },
    '&:hover, &.Mui-active': { boxShadow: `0 0 0 6px ${vars.palette.tint2}` },
    '&.Mui-focusVisible': { boxShadow: 'none', outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  },
  '& .MuiSlider-track': { border: 0 },
  '& .MuiSlider-mark': { width: 2, height: 8, borderRadius: 2, background: vars.palette.control },
  '& .MuiSlider-markActive': { opacity: 1, background: vars.palette.primary.dark },
  '& .MuiSlider-markLabel': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& .MuiSlider-valueLabel': {
    padding: '4px 8px',
    borderRadius: 6,
    background: vars.palette.bar.ground,
    color: vars.palette.bar.ink,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
  },
  '&.MuiSlider-vertical .MuiSlider-mark': { width: 8, height: 2 },
  '&.Mui-disabled': {
    color: vars.palette.line2,
    '& .MuiSlider-rail': { background: vars.palette.line2 },
    '& .MuiSlider-thumb': { borderColor: vars.palette.line2 },
  },
}));
