import MuiCircularProgress from '@mui/material/CircularProgress';
import MuiLinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

/** How far something is, or that it goes on, as a circle; in the colour of success with `data-tone="good"`. */
export const Circle = styled(MuiCircularProgress)(({ theme: { vars } }) => ({
  color: vars.palette.primary.main,
  '&[data-tone=good]': { color: vars.palette.good.text },
  // Halted before it began, half of it is in sight.
  '&.MuiCircularProgress-indeterminate .MuiCircularProgress-circle': { animationDelay: '-0.7s' },
  '& .MuiCircularProgress-track': { color: vars.palette.line2, opacity: 0.5 },
}));

/** The same as a line. */
export const Line = styled(MuiLinearProgress)(({ theme: { vars } }) => ({
  height: 8,
  borderRadius: 4,
  background: vars.palette.sunken,
  // Halted before it began, its bar is in sight.
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': { animationDelay: '-0.7s' },
  '& .MuiLinearProgress-bar': { borderRadius: 4, background: vars.palette.primary.main },
  '&[data-tone=good] .MuiLinearProgress-bar': { background: vars.palette.good.text },
}));
