import styled from '@emotion/styled';
import { phone } from '../media/phone.ts';

/** A key as it stands on the keyboard, next to what it does; phones have none. On a filled button it takes the button's colour. */
export const KeyCap = styled('kbd')(({ theme: { vars } }) => ({
  flex: 'none',
  minWidth: 18,
  padding: '0 4px',
  border: `1px solid ${vars.palette.line2}`,
  borderRadius: 4,
  background: vars.palette.background.paper,
  color: vars.palette.text.secondary,
  font: 'inherit',
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '16px',
  textAlign: 'center',
  [phone]: { display: 'none' },
  '[data-look=primary] &': { borderColor: 'currentcolor', background: 'transparent', color: 'inherit' },
}));
