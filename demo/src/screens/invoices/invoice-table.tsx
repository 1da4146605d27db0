import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Invoice } from '../../contract/invoice-calls.ts';
import { Amount } from '../../records/amount.tsx';
import { dayText } from '../../records/day-of.ts';
import { RecordTable } from '../../records/record-table.tsx';
import { invoicePaths } from './invoice-paths.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import { totalsOf } from './invoice-totals.ts';

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  onDelete: (invoice: Invoice) => void;
}

/** Invoices as rows: from whom, to whom, how far, how much. */
export function InvoiceTable({ invoices, onDelete }: InvoiceTableProps) {
  const { t } = useTranslation('demo');
  return (
    <RecordTable aria-label={t('invoices.title')}>
      <thead>
        <tr>
          <th scope="col">{t('invoices.orderNo')}</th>
          <th scope="col">{t('invoices.from')}</th>
          <th scope="col">{t('invoices.to')}</th>
          <th scope="col">{t('invoices.date')}</th>
          <th scope="col">{t('invoices.statusLabel')}</th>
          <th scope="col" className="figure">
            {t('invoices.total')}
          </th>
          <th scope="col" className="acts">
            <VisuallyHidden>{t('records.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onDelete={() => onDelete(invoice)} />
        ))}
      </tbody>
    </RecordTable>
  );
}

function InvoiceRow({ invoice, onDelete }: { invoice: Invoice; onDelete: () => void }) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const formats = useFormats();
  const { id, orderNo, seller, buyer, status, date, currency } = invoice;
  return (
    <tr>
      <th scope="row">
        <Link to={invoicePaths.record(id)} aria-label={t('invoices.named', { orderNo })}>
          {orderNo}
        </Link>
      </th>
      <td data-label={t('invoices.from')}>{seller.name}</td>
      <td data-label={t('invoices.to')}>{buyer.name}</td>
      <td data-label={t('invoices.date')}>{dayText(date, formats)}</td>
      <td data-label={t('invoices.statusLabel')}>
        <InvoiceStatus status={status} />
      </td>
      <td className="figure" data-label={t('invoices.total')}>
        <Amount amount={totalsOf(invoice).total} currency={currency} />
      </td>
      <td className="acts">
        <TooltipIconButton
          size="row"
          label={t('invoices.editOf', { orderNo })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => navigate(invoicePaths.editor(id))}
        />
        <TooltipIconButton
          size="row"
          label={t('invoices.deleteOf', { orderNo })}
          icon={<Trash aria-hidden="true" />}
          onClick={onDelete}
        />
      </td>
    </tr>
  );
}
