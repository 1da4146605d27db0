import { Button, LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackToList } from '../../records/back-to-list.tsx';
import { Stack } from '../../records/stack.tsx';
import { useDemo } from '../../use-demo.ts';
import { InvoiceInWaiting } from './invoice-in-waiting.tsx';
import { invoicePaths } from './invoice-paths.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { PrintAlone } from './print-alone.tsx';

/** One invoice, to be read and printed. */
export default function InvoicePage() {
  const { t } = useTranslation('demo');
  const { id = '' } = useParams();
  const { data, isError, refetch } = useDemo('GET /api/invoices', id);
  if (data === null) return <BackToList to={invoicePaths.list} />;
  if (!data) return <InvoiceInWaiting title={t('invoices.one')} isError={isError} onTryAgain={refetch} />;
  return (
    <>
      <PageHead
        title={t('invoices.named', { orderNo: data.orderNo })}
        back={{ label: t('invoices.title'), to: invoicePaths.list }}
        after={<InvoiceStatus status={data.status} />}
        actions={
          <>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t('invoices.print')}
            </Button>
            <LinkButton to={invoicePaths.editor(id)} look="primary" icon={<Pencil aria-hidden="true" />}>
              {t('invoices.edit')}
            </LinkButton>
          </>
        }
      />
      <Stack>
        <PrintAlone>
          <InvoiceSheet invoice={data} />
        </PrintAlone>
      </Stack>
    </>
  );
}
