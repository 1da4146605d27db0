import styled from '@emotion/styled';

/** A square with a picture of what kind of thing a row is. Decoration: its name stands beside it. */
export const PartIcon = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: 4,
  background: vars.palette.sunken,
  color: vars.palette.text.secondary,
  '& > svg': { width: 14, height: 14, strokeWidth: 1.75 },
}));
