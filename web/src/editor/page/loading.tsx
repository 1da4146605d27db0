import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

/** What stands where a record is to come of which nothing is known yet. */
export function Loading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <SkeletonRows label={t('editor.loading')} rows={8} rowHeight={56} />
      </PageCard>
    </>
  );
}
