import { styled } from '@mui/material/styles';

/** The form of a session page: its fields, its one button, what failed. */
export const SessionForm = styled('form')({ display: 'flex', flexDirection: 'column', gap: 18, minWidth: 0 });

/** The way from one session page to another, under its form. */
export const SessionWay = styled('p')(({ theme: { vars } }) => ({
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > a, & > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: vars.palette.primaryText,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
}));
