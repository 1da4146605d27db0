import { useTranslation } from 'react-i18next';
import { OpenProjects } from '../../records/pages/open-projects.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DraftTable } from './draft-table.tsx';
import { useAllDrafts } from './use-all-drafts.ts';

/** What a person typed anywhere and did not save: to be opened again, or discarded. */
export default function DraftList() {
  const { t } = useTranslation();
  const { drafts, isWhole, refetch, discard } = useAllDrafts();
  const again = (
    <Button size="row" onClick={refetch}>
      {t('action.tryAgain')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('drafts.title')} />
      {!isWhole && drafts && drafts.length > 0 && (
        <Notice kind="caution" role="status" style={{ marginTop: 14 }}>
          {t('drafts.partly')} {again}
        </Notice>
      )}
      <PageCard isFlush style={{ marginTop: 14 }}>
        {drafts === undefined && <SkeletonRows label={t('drafts.loading')} rows={4} rowHeight={56} />}
        {drafts && drafts.length > 0 && <DraftTable drafts={drafts} onDiscard={discard} />}
        {drafts?.length === 0 &&
          (isWhole ? (
            <EmptyState
              kind="nothingYet"
              title={t('drafts.emptyTitle')}
              text={t('drafts.emptyText')}
              action={<OpenProjects />}
            />
          ) : (
            <EmptyState kind="failed" title={t('drafts.failedTitle')} text={t('drafts.failedText')} action={again} />
          ))}
      </PageCard>
    </>
  );
}
