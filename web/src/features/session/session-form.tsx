import styled from '@emotion/styled';

/** The form of a session page: its fields, its one button, what failed. */
export const SessionForm = styled('form')({ display: 'flex', flexDirection: 'column', gap: 18, minWidth: 0 });

/** The way from one session page to another, under its form. */
export const SessionWay = styled('p')(({ theme: { vars } }) => ({
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  // Higher than its line, and no line is higher for it.
  '& > a, & > button': {
    display: 'inline-block',
    margin: '-2px 0',
    padding: '2px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: vars.palette.primaryText,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
}));
