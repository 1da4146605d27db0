import styled from '@emotion/styled';

/** Padded content of a sheet whose tables reach its edges. */
export const StepStack = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 14,
  padding: '14px 20px 0',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 20 },
}));
