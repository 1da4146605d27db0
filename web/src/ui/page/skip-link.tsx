import styled from '@emotion/styled';

/** A link to a part of the page, seen only while the keyboard is on it. */
export const SkipLink = styled('a')(({ theme: { vars } }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1400,
  padding: '8px 12px',
  borderRadius: 6,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.menu,
  '&:not(:focus)': { transform: 'translateY(-80px)' },
}));
