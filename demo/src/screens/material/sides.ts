import styled from '@emotion/styled';

/** The same control four times, its words at another side each: every one in the middle of a field of its own, so that none seems out of line. */
export const Sides = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(104px, 40%), 1fr))',
  gap: 8,
  width: '100%',
  minWidth: 0,
  '& > *': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 84,
    padding: 8,
    borderRadius: 6,
    background: vars.palette.subtle,
  },
}));
