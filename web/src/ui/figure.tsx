import { styled } from '@mui/material/styles';
import { dateText, instantText, moneyText, noValue, numberText, percentText } from './figure-text.ts';
import { tabular } from './media.ts';

const Digits = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  whiteSpace: 'nowrap',
  '& > small': {
    display: 'inline-block',
    width: 28,
    marginLeft: 5,
    fontSize: 11,
    lineHeight: 1,
    letterSpacing: '.02em',
    textAlign: 'left',
    color: vars.palette.ink3,
  },
}));

/** Money: the exact figure, and its currency in a box of fixed width so that digits line up in a column. */
export function Money({ amount, currency, isBare }: { amount: string | null; currency: string; isBare?: boolean }) {
  return (
    <Digits>
      {moneyText(amount, currency)}
      {!isBare && <small>{amount === null ? '' : currency}</small>}
    </Digits>
  );
}

/** A figure with the decimals it was given. */
export function Figure({ value }: { value: string | number | null }) {
  return <Digits>{numberText(value)}</Digits>;
}

/** A percentage. */
export function Percent({ value }: { value: string | null }) {
  return <Digits>{percentText(value)}</Digits>;
}

/** A plain date, `YYYY-MM-DD`. */
export function PlainDateText({ date }: { date: string | null }) {
  return date === null ? (
    <Digits>{noValue}</Digits>
  ) : (
    <Digits as="time" {...{ dateTime: date }}>
      {dateText(date)}
    </Digits>
  );
}

/** An instant, in the browser's zone. */
export function InstantText({ instant }: { instant: string | null }) {
  return instant === null ? (
    <Digits>{noValue}</Digits>
  ) : (
    <Digits as="time" {...{ dateTime: instant }}>
      {instantText(instant)}
    </Digits>
  );
}
