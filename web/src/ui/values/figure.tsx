import styled from '@emotion/styled';
import { useFormats } from './formats.ts';
import { tabular } from './tabular.ts';
import { dateText, instantText, moneyText, noValue, numberText, percentText } from './value-texts.ts';

/** Of a currency's code (ISO 4217). */
const codeLength = 3;

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
  '&&& > small[data-long]': { width: 'auto', marginLeft: 5 },
  // In a column it ends where the heading ends.
  '.figure & > small': { marginLeft: 1, textAlign: 'right' },
}));

interface MoneyProps {
  amount: string | null;
  /** Its code; after a sum over several also a word about it. */
  currency: string;
  /** Without the currency. */
  isBare?: boolean;
}

/** Money: the exact figure, and its currency in a box of fixed width so that digits line up in a column. */
export function Money({ amount, currency, isBare }: MoneyProps) {
  const { number } = useFormats();
  return (
    <Digits>
      {moneyText(amount, currency.slice(0, codeLength), number)}
      {!isBare && (
        <small data-long={currency.length > codeLength || undefined}>{amount === null ? '' : currency}</small>
      )}
    </Digits>
  );
}

/** A figure with the decimals it was given. */
export function Figure({ value }: { value: string | number | null }) {
  const { number } = useFormats();
  return <Digits>{numberText(value, number)}</Digits>;
}

/** A percentage. */
export function Percent({ value }: { value: string | null }) {
  const { number } = useFormats();
  return <Digits>{percentText(value, number)}</Digits>;
}

/** A plain date, `YYYY-MM-DD`. */
export function PlainDateText({ date }: { date: string | null }) {
  const formats = useFormats();
  return date === null ? (
    <Digits>{noValue}</Digits>
  ) : (
    <Digits as="time" {...{ dateTime: date }}>
      {dateText(date, formats)}
    </Digits>
  );
}

/** An instant, in the person's time zone. */
export function InstantText({ instant }: { instant: string | null }) {
  const formats = useFormats();
  return instant === null ? (
    <Digits>{noValue}</Digits>
  ) : (
    <Digits as="time" {...{ dateTime: instant }}>
      {instantText(instant, formats)}
    </Digits>
  );
}
