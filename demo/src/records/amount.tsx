import styled from '@emotion/styled';
import { type Decimal, decimal } from '@mandate/contract/values/decimal.ts';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { amountDigits, codeOf } from './currencies.ts';

const Digits = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  whiteSpace: 'nowrap',
  '& > small': { fontSize: 11, lineHeight: '16px', letterSpacing: '.02em', fontWeight: 400, color: vars.palette.ink3 },
}));

interface AmountProps {
  amount: Decimal | number;
  currency: string;
  /** The currency stands elsewhere, as in the head of a table. */
  isBare?: boolean;
}

/** An amount as the product writes them: the digits, and the currency's code after them. */
export function Amount({ amount, currency, isBare = false }: AmountProps) {
  // Written again when the person's formats change.
  useFormats();
  return (
    <Digits>
      {amountDigits(typeof amount === 'number' ? decimal(amount) : amount, currency)}
      {!isBare && (
        <>
          {'\u00A0'}
          <small>{codeOf(currency)}</small>
        </>
      )}
    </Digits>
  );
}
