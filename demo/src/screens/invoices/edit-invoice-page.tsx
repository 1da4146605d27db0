import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackToList } from '../../records/back-to-list.tsx';
import { useDemo } from '../../use-demo.ts';
import { draftOf } from './invoice-draft.ts';
import { InvoiceEditor } from './invoice-editor.tsx';
import { InvoiceInWaiting } from './invoice-in-waiting.tsx';
import { invoicePaths } from './invoice-paths.ts';

/** The editor of one invoice. */
export default function EditInvoicePage() {
  const { t } = useTranslation('demo');
  const { id = '' } = useParams();
  const formats = useFormats();
  const { data, isError, refetch } = useDemo('GET /api/invoices', id);
  if (data === null) return <BackToList to={invoicePaths.list} />;
  if (!data) return <InvoiceInWaiting title={t('invoices.edit')} isError={isError} onTryAgain={refetch} />;
  return (
    <InvoiceEditor
      key={id}
      title={t('invoices.named', { orderNo: data.orderNo })}
      begin={draftOf(data, formats)}
      id={id}
      was={data}
      call="POST /api/invoices/update"
      cancelTo={invoicePaths.record(id)}
    />
  );
}
