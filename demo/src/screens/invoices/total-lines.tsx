import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { percentText } from '@mandate/web/src/ui/values/value-texts.ts';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../records/amount.tsx';
import type { InvoiceTotals } from './invoice-totals.ts';

const Lines = styled('dl')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(120px, auto)',
  justifyContent: 'end',
  gap: '4px 24px',
  padding: '16px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { textAlign: 'right' },
  '& .total': { fontSize: 18, lineHeight: '24px', fontWeight: 600, color: vars.palette.text.primary },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch', padding: 16 },
}));

interface TotalLinesProps {
  totals: InvoiceTotals;
  currency: string;
  /** Per cent, as a decimal. */
  vat: string;
}

/** What an invoice comes to: subtotal, VAT, total. */
export function TotalLines({ totals: { subtotal, vat: tax, total }, currency, vat }: TotalLinesProps) {
  const { t } = useTranslation('demo');
  return (
    <Lines>
      <dt>{t('invoices.subtotal')}</dt>
      <dd>
        <Amount amount={subtotal} currency={currency} />
      </dd>
      <dt>{t('invoices.vatOf', { rate: percentText(vat) })}</dt>
      <dd>
        <Amount amount={tax} currency={currency} />
      </dd>
      <dt className="total">{t('invoices.total')}</dt>
      <dd className="total">
        <Amount amount={total} currency={currency} />
      </dd>
    </Lines>
  );
}
