import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import { useTranslation } from 'react-i18next';
import type { Invoice, InvoiceParty } from '../../contract/invoice-calls.ts';
import { Amount } from '../../records/amount.tsx';
import { codeOf } from '../../records/currencies.ts';
import { dayText } from '../../records/day-of.ts';
import { RecordTable } from '../../records/record-table.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { totalsOf } from './invoice-totals.ts';
import { TotalLines } from './total-lines.tsx';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: 20,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h2': { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', gap: '4px 16px', fontSize: 13, lineHeight: '20px' },
  '& dt': { color: vars.palette.ink3 },
  '& dd': { textAlign: 'right' },
  [phone]: { padding: 16, '& dd': { textAlign: 'left' } },
}));

const Parties = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  padding: 20,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
});

const Party = styled('div')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& h3': { marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& strong': { fontSize: 14, fontWeight: 600 },
  '& p': { color: vars.palette.text.secondary, whiteSpace: 'pre-line' },
}));

/** An invoice as it is sent: who, to whom, what for, how much. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  const { orderNo, status, date, seller, buyer, currency, vat, item } = invoice;
  const totals = totalsOf(invoice);
  const inCurrency = (what: string) => t('records.inCurrency', { what, currency: codeOf(currency) });
  return (
    <PageCard isFlush>
      <Head>
        <h2>{t('invoices.one')}</h2>
        <dl>
          <dt>{t('invoices.orderNo')}</dt>
          <dd>{orderNo}</dd>
          <dt>{t('invoices.statusLabel')}</dt>
          <dd>
            <InvoiceStatus status={status} />
          </dd>
          <dt>{t('invoices.date')}</dt>
          <dd>{dayText(date, formats)}</dd>
        </dl>
      </Head>
      <Parties>
        <PartyPart title={t('invoices.from')} party={seller} />
        <PartyPart title={t('invoices.to')} party={buyer} />
      </Parties>
      <RecordTable aria-label={t('invoices.items')}>
        <thead>
          <tr>
            <th scope="col">{t('invoices.position')}</th>
            <th scope="col">{t('invoices.itemName')}</th>
            <th scope="col" className="figure">
              {inCurrency(t('invoices.price'))}
            </th>
            <th scope="col" className="figure">
              {t('invoices.unit')}
            </th>
            <th scope="col" className="figure">
              {inCurrency(t('invoices.cost'))}
            </th>
          </tr>
        </thead>
        <tbody>
          {item.map(({ name, price, unit }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
            <tr key={at}>
              <td data-label={t('invoices.position')}>{numberText(at + 1)}</td>
              <th scope="row">{name}</th>
              <td className="figure" data-label={inCurrency(t('invoices.price'))}>
                <Amount amount={price} currency={currency} isBare />
              </td>
              <td className="figure" data-label={t('invoices.unit')}>
                {numberText(unit)}
              </td>
              <td className="figure" data-label={inCurrency(t('invoices.cost'))}>
                <Amount amount={totals.costs[at] ?? 0} currency={currency} isBare />
              </td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
      <TotalLines totals={totals} currency={currency} vat={String(vat)} />
    </PageCard>
  );
}

function PartyPart({ title, party: { name, address } }: { title: string; party: InvoiceParty }) {
  return (
    <Party>
      <h3>{title}</h3>
      <strong>{name}</strong>
      <p>{address}</p>
    </Party>
  );
}
