import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../contract/invoice-calls.ts';
import { ReadFailed } from '../../records/read-failed.tsx';
import { Stack } from '../../records/stack.tsx';
import { useDemo } from '../../use-demo.ts';
import { DeleteInvoice } from './delete-invoice.tsx';
import { invoicePaths } from './invoice-paths.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { newestFirst } from './newest-first.ts';

/** Every invoice of the demo. */
export default function InvoiceListPage() {
  const { t } = useTranslation('demo');
  const { data, isError, refetch } = useDemo('GET /api/invoices/all');
  const list = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<Invoice | null>(null);
  return (
    <>
      <PageHead
        title={t('invoices.title')}
        actions={
          <LinkButton to={invoicePaths.add} look="primary" icon={<Plus aria-hidden="true" />}>
            {t('invoices.new')}
          </LinkButton>
        }
      />
      <Stack ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        <PageCard isFlush>
          {data && data.length > 0 && <InvoiceTable invoices={newestFirst(data)} onDelete={setDoomed} />}
          {data?.length === 0 && (
            <EmptyState
              kind="nothingYet"
              title={t('invoices.emptyTitle')}
              text={t('invoices.emptyText')}
              action={
                <LinkButton to={invoicePaths.add} size="row">
                  {t('invoices.new')}
                </LinkButton>
              }
            />
          )}
          {!data &&
            (isError ? <ReadFailed onTryAgain={refetch} /> : <SkeletonRows label={t('invoices.loading')} rows={4} />)}
        </PageCard>
      </Stack>
      <DeleteInvoice
        invoice={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => list.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
