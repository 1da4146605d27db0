import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { styled } from '@mui/material/styles';

/** The sheet under a field that offers what can be chosen. */
export const ChoiceSheet = styled('div')(({ theme: { vars } }) => ({
  margin: '4px 0',
  overflow: 'hidden',
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.menu,
  color: vars.palette.text.primary,
  '&&': { fontSize: 13, lineHeight: '20px' },
  '& .MuiAutocomplete-listbox': { padding: 6, maxHeight: 300 },
  '& .MuiAutocomplete-listbox .MuiAutocomplete-option': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 32,
    padding: '0 10px',
    borderRadius: 6,
    '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.primaryText },
    '&.Mui-focused': { background: vars.palette.hover },
    '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
    '&[aria-selected=true]': { background: vars.palette.tint, fontWeight: 500 },
    '&[aria-disabled=true]': { opacity: 1, color: vars.palette.text.disabled },
    [phone]: { minHeight: 44, fontSize: 15 },
  },
  '& .MuiAutocomplete-noOptions, & .MuiAutocomplete-loading': { padding: '10px 16px', color: vars.palette.ink3 },
}));
