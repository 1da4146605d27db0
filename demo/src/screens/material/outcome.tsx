import styled from '@emotion/styled';

/** What a control of a page of components has brought about; said when it changes. */
export const Outcome = styled('output')(({ theme: { vars } }) => ({
  display: 'block',
  flexBasis: '100%',
  minHeight: 20,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
