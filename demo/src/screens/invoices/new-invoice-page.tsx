import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useTranslation } from 'react-i18next';
import { useDemo } from '../../use-demo.ts';
import { newDraft } from './invoice-draft.ts';
import { InvoiceEditor } from './invoice-editor.tsx';
import { InvoiceInWaiting } from './invoice-in-waiting.tsx';
import { invoicePaths } from './invoice-paths.ts';

/** The editor of an invoice that is not there yet. */
export default function NewInvoicePage() {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  const { data, isError, refetch } = useDemo('GET /api/invoices/all');
  if (!data) return <InvoiceInWaiting title={t('invoices.new')} isError={isError} onTryAgain={refetch} />;
  return (
    <InvoiceEditor
      title={t('invoices.new')}
      begin={newDraft(data, formats)}
      id={unusedId(data.map(({ id }) => id))}
      call="POST /api/invoices/add"
      cancelTo={invoicePaths.list}
    />
  );
}

// Digits alone, as the ids of the sample invoices are.
function unusedId(used: readonly string[]): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return used.includes(String(drawn)) ? unusedId(used) : String(drawn);
}
