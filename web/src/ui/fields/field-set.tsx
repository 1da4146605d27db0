import styled from '@emotion/styled';

/** Several fields or choices that answer one question, which stands above them as their legend. */
export const FieldSet = styled('fieldset')(({ theme: { vars } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBottom: 6,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
}));
