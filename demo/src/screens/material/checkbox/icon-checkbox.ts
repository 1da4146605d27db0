import { phone } from '@mandate/web/src/ui/media/phone.ts';
import MuiCheckbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';

/** Gives the product's box another colour where it is ticked: `ink` or `good`. */
export const Tinted = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  '&[data-tone=ink] input:checked + span': {
    background: vars.palette.text.primary,
    borderColor: vars.palette.text.primary,
    color: vars.palette.background.paper,
  },
  '&[data-tone=good] input:checked + span': {
    background: vars.palette.good.text,
    borderColor: vars.palette.good.text,
    color: vars.palette.background.paper,
  },
}));

/** A box whose sign is an icon, one for each state. */
export const IconCheckbox = styled(MuiCheckbox)(({ theme: { vars } }) => ({
  // As far left as every other box.
  margin: '-4px 0 -4px -4px',
  padding: 4,
  color: vars.palette.control,
  '& svg': { width: 24, height: 24, strokeWidth: 1.75 },
  '&.Mui-checked': { color: vars.palette.primaryText },
  '&[data-tone=heart].Mui-checked': { color: vars.palette.bad.text, '& svg': { fill: 'currentColor' } },
  '&[data-size=large] svg': { width: 28, height: 28 },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, borderRadius: 4 },
}));

/** A box of its own with its words. */
export const BoxLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  [phone]: { minHeight: 44, fontSize: 15 },
});
