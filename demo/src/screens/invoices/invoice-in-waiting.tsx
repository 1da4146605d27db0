import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '../../records/read-failed.tsx';
import { Stack } from '../../records/stack.tsx';

interface InvoiceInWaitingProps {
  title: string;
  isError: boolean;
  onTryAgain: () => unknown;
}

/** The page of an invoice until what it shows is there. */
export function InvoiceInWaiting({ title, isError, onTryAgain }: InvoiceInWaitingProps) {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={title} />
      <Stack>
        <PageCard isFlush>
          {isError ? <ReadFailed onTryAgain={onTryAgain} /> : <SkeletonRows label={t('invoices.loading')} rows={6} />}
        </PageCard>
      </Stack>
    </>
  );
}
