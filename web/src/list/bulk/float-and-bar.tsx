import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { calm, phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Takes no room: the bar floats over the rows, above the foot; on a phone it lies at the bottom of the window. */
export const Float = styled('div')({
  position: 'relative',
  zIndex: 3,
  height: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  [phone]: { position: 'sticky', bottom: -16, height: 'auto', margin: '12px -16px 0' },
});

/** The bar itself: dark in light, light in dark. */
export const Bar = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  maxWidth: 'calc(100% - 24px)',
  marginBottom: 12,
  padding: '7px 10px 7px 16px',
  borderRadius: 8,
  background: vars.palette.text.primary,
  color: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.dialog,
  fontSize: 13,
  lineHeight: '20px',
  animation: `${rise} 150ms`,
  [calm]: { animation: 'none' },
  '& > span': { fontWeight: 500, marginRight: 4 },
  '& > hr': { width: 1, height: 20, margin: '0 4px', border: 0, background: 'currentColor', opacity: 0.3 },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
    '&:hover': { background: 'color-mix(in srgb, currentColor 15%, transparent)' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
    '&[data-link]': { padding: '0 4px', fontWeight: 400, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  [phone]: {
    flex: 1,
    maxWidth: 'none',
    margin: 0,
    padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
    borderRadius: 0,
    fontSize: 15,
    // How many on the first line, what is done with them on the next.
    '& > hr': { width: '100%', height: 0, margin: 0 },
    '& > hr:last-of-type': { display: 'none' },
    '& > button': { minHeight: 44 },
  },
}));
